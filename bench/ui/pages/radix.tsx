import '@radix-ui/themes/styles.css';
import {
  Avatar,
  Button,
  Card,
  Grid,
  Heading,
  Link,
  Slider,
  Table,
  Text,
  Theme,
} from '@radix-ui/themes';
import { useState } from 'react';
import { type PageProps, ratingLabels, services, steps } from './data.ts';
import { toAriaSort, useSortedOrders } from './useSortedOrders.ts';

/** Radix Themes has no rating, pagination or steps: they are written by hand from its parts. */
export function Page({ orders }: PageProps) {
  const [rating, setRating] = useState(4);
  const [page, setPage] = useState(1);
  const [range, setRange] = useState([298, 31_000]);
  const { sorted, sortBy, directionOf } = useSortedOrders(orders);

  return (
    <Theme>
      <main>
        <Heading>Latest Gigs:</Heading>
        <Grid columns="4" gap="4">
          {services.map(({ _id, title, seller, ratings, numOfReviews, price, images }) => (
            <Card key={_id}>
              <img src={images[0]?.url} alt="" />
              <Avatar fallback={seller[0] ?? ''} />
              <Text as="p">{seller}</Text>
              <Heading as="h2" size="3">
                {title}
              </Heading>
              <Text as="p">
                ★ {String(ratings).slice(0, 3)} ({numOfReviews} Reviews)
              </Text>
              <Text>Rs.{price}</Text>
              <Button variant="outline" asChild>
                <a href={`/service/${_id}`}>View details</a>
              </Button>
            </Card>
          ))}
        </Grid>
        <Slider value={range} min={298} max={50_000} aria-label="Price" onValueChange={setRange} />
        <fieldset>
          <legend>Rating</legend>
          {ratingLabels.map((label, index) => (
            <label key={label}>
              <input
                type="radio"
                name="rating"
                aria-label={label}
                checked={rating === index + 1}
                onChange={() => setRating(index + 1)}
              />
              {index < rating ? '★' : '☆'}
            </label>
          ))}
        </fieldset>
        <nav aria-label="Pages">
          {['First', 'Prev', '1', '2', '3', '4', '5', 'Next', 'Last'].map((label) => (
            <Button
              key={label}
              variant={label === String(page) ? 'solid' : 'ghost'}
              onClick={() => setPage(Number(label) || page)}
            >
              {label}
            </Button>
          ))}
        </nav>
        <ol>
          {steps.map((step, index) => (
            <li key={step} aria-current={index === 1 ? 'step' : undefined}>
              <Text>
                {index + 1} {step}
              </Text>
            </li>
          ))}
        </ol>
        <Table.Root>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeaderCell>Order Id</Table.ColumnHeaderCell>
              <Table.ColumnHeaderCell aria-sort={toAriaSort(directionOf('totalPrice'))}>
                <button type="button" onClick={() => sortBy('totalPrice')}>
                  Amount
                </button>
              </Table.ColumnHeaderCell>
              <Table.ColumnHeaderCell>Status</Table.ColumnHeaderCell>
              <Table.ColumnHeaderCell>Action</Table.ColumnHeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {sorted.map(({ _id, totalPrice, orderStatus }) => (
              <Table.Row key={_id}>
                <Table.RowHeaderCell>{_id}</Table.RowHeaderCell>
                <Table.Cell>Rs.{totalPrice}</Table.Cell>
                <Table.Cell>{orderStatus}</Table.Cell>
                <Table.Cell>
                  <Link href={`/order/${_id}`}>Open</Link>
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </main>
    </Theme>
  );
}
