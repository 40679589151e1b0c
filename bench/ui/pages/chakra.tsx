import {
  Avatar,
  Button,
  ButtonGroup,
  Card,
  ChakraProvider,
  defaultSystem,
  IconButton,
  Image,
  Link,
  Pagination,
  RatingGroup,
  SimpleGrid,
  Slider,
  Steps,
  Table,
  Text,
} from '@chakra-ui/react';
import { useState } from 'react';
import { type PageProps, ratingLabels, services, steps } from './data.ts';
import { toAriaSort, useSortedOrders } from './useSortedOrders.ts';

export function Page({ orders }: PageProps) {
  const [rating, setRating] = useState(4);
  const [page, setPage] = useState(1);
  const [range, setRange] = useState([298, 31_000]);
  const { sorted, sortBy, directionOf } = useSortedOrders(orders);

  return (
    <ChakraProvider value={defaultSystem}>
      <main>
        <h1>Latest Gigs:</h1>
        <SimpleGrid columns={4} gap={4}>
          {services.map(({ _id, title, seller, ratings, numOfReviews, price, images }) => (
            <Card.Root key={_id}>
              <Image src={images[0]?.url ?? ''} alt="" />
              <Card.Body>
                <Avatar.Root>
                  <Avatar.Fallback name={seller} />
                </Avatar.Root>
                <Text>{seller}</Text>
                <Card.Title>{title}</Card.Title>
                <Text>
                  ★ {String(ratings).slice(0, 3)} ({numOfReviews} Reviews)
                </Text>
              </Card.Body>
              <Card.Footer>
                <Text>Rs.{price}</Text>
                <Button variant="outline" asChild>
                  <a href={`/service/${_id}`}>View details</a>
                </Button>
              </Card.Footer>
            </Card.Root>
          ))}
        </SimpleGrid>
        <Slider.Root
          value={range}
          min={298}
          max={50_000}
          aria-label={['Lowest price', 'Highest price']}
          onValueChange={({ value }) => setRange(value)}
        >
          <Slider.Control>
            <Slider.Track>
              <Slider.Range />
            </Slider.Track>
            <Slider.Thumbs />
          </Slider.Control>
        </Slider.Root>
        <RatingGroup.Root
          count={5}
          value={rating}
          translations={{ ratingValueText: (stars) => ratingLabels[stars - 1] ?? '' }}
          onValueChange={({ value }) => setRating(value)}
        >
          <RatingGroup.HiddenInput />
          <RatingGroup.Control />
        </RatingGroup.Root>
        <Pagination.Root
          count={96}
          pageSize={8}
          page={page}
          onPageChange={(next) => setPage(next.page)}
        >
          <ButtonGroup variant="ghost" size="sm">
            <Pagination.PrevTrigger asChild>
              <IconButton>‹</IconButton>
            </Pagination.PrevTrigger>
            <Pagination.Items
              render={({ value }) => (
                <IconButton variant={value === page ? 'outline' : 'ghost'}>{value}</IconButton>
              )}
            />
            <Pagination.NextTrigger asChild>
              <IconButton>›</IconButton>
            </Pagination.NextTrigger>
          </ButtonGroup>
        </Pagination.Root>
        <Steps.Root defaultStep={1} count={steps.length}>
          <Steps.List>
            {steps.map((step, index) => (
              <Steps.Item key={step} index={index}>
                <Steps.Indicator />
                <Steps.Title>{step}</Steps.Title>
                <Steps.Separator />
              </Steps.Item>
            ))}
          </Steps.List>
        </Steps.Root>
        <Table.Root striped>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Order Id</Table.ColumnHeader>
              <Table.ColumnHeader aria-sort={toAriaSort(directionOf('totalPrice'))}>
                <button type="button" onClick={() => sortBy('totalPrice')}>
                  Amount
                </button>
              </Table.ColumnHeader>
              <Table.ColumnHeader>Status</Table.ColumnHeader>
              <Table.ColumnHeader>Action</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {sorted.map(({ _id, totalPrice, orderStatus }) => (
              <Table.Row key={_id}>
                <Table.Cell>{_id}</Table.Cell>
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
    </ChakraProvider>
  );
}
