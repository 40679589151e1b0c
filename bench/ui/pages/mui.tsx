import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Pagination from '@mui/material/Pagination';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type PageProps, ratingLabels, services, steps } from './data.ts';
import { useSortedOrders } from './useSortedOrders.ts';

export function Page({ orders }: PageProps) {
  const [rating, setRating] = useState<number | null>(4);
  const [page, setPage] = useState(1);
  const [range, setRange] = useState([298, 31_000]);
  const { sorted, sortBy, directionOf } = useSortedOrders(orders);

  return (
    <main>
      <h1>Latest Gigs:</h1>
      <div className="grid">
        {services.map(({ _id, title, seller, ratings, numOfReviews, price, images }) => (
          <Card key={_id} component="article">
            <CardMedia component="img" image={images[0]?.url} alt="" />
            <CardContent>
              <Avatar>{seller[0]}</Avatar>
              <Typography variant="body2">{seller}</Typography>
              <Typography component="h2" variant="subtitle1">
                {title}
              </Typography>
              <Typography variant="body2">
                ★ {String(ratings).slice(0, 3)} ({numOfReviews} Reviews)
              </Typography>
            </CardContent>
            <CardActions>
              <Typography>Rs.{price}</Typography>
              <Button variant="outlined" size="small" href={`/service/${_id}`}>
                View details
              </Button>
            </CardActions>
          </Card>
        ))}
      </div>
      <Slider
        value={range}
        min={298}
        max={50_000}
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(price) => `Rs.${price}`}
        onChange={(_event, next) => setRange(next as number[])}
      />
      <Rating
        name="rating"
        value={rating}
        getLabelText={(stars) => ratingLabels[stars - 1] ?? ''}
        onChange={(_event, next) => setRating(next)}
      />
      <Pagination
        count={12}
        page={page}
        showFirstButton
        showLastButton
        onChange={(_event, next) => setPage(next)}
      />
      <Stepper activeStep={1}>
        {steps.map((step) => (
          <Step key={step}>
            <StepLabel>{step}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Order Id</TableCell>
            <TableCell sortDirection={directionOf('totalPrice') ?? false}>
              <TableSortLabel
                active={directionOf('totalPrice') !== undefined}
                direction={directionOf('totalPrice') ?? 'asc'}
                onClick={() => sortBy('totalPrice')}
              >
                Amount
              </TableSortLabel>
            </TableCell>
            <TableCell>Status</TableCell>
            <TableCell>Action</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map(({ _id, totalPrice, orderStatus }) => (
            <TableRow key={_id}>
              <TableCell>{_id}</TableCell>
              <TableCell>Rs.{totalPrice}</TableCell>
              <TableCell>{orderStatus}</TableCell>
              <TableCell>
                <Button size="small" href={`/order/${_id}`}>
                  Open
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </main>
  );
}
