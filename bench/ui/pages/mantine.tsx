import '@mantine/core/styles.css';
import {
  Anchor,
  Avatar,
  Button,
  Card,
  Image,
  MantineProvider,
  Pagination,
  RangeSlider,
  Rating,
  SimpleGrid,
  Stepper,
  Table,
  Text,
  UnstyledButton,
} from '@mantine/core';
import { useState } from 'react';
import { type PageProps, ratingLabels, services, steps } from './data.ts';
import { toAriaSort, useSortedOrders } from './useSortedOrders.ts';

export function Page({ orders }: PageProps) {
  const [rating, setRating] = useState(4);
  const [page, setPage] = useState(1);
  const [range, setRange] = useState<[number, number]>([298, 31_000]);
  const { sorted, sortBy, directionOf } = useSortedOrders(orders);

  return (
    <MantineProvider>
      <main>
        <h1>Latest Gigs:</h1>
        <SimpleGrid cols={4}>
          {services.map(({ _id, title, seller, ratings, numOfReviews, price, images }) => (
            <Card key={_id} withBorder component="article">
              <Card.Section>
                <Image src={images[0]?.url} alt="" />
              </Card.Section>
              <Avatar name={seller} />
              <Text size="sm">{seller}</Text>
              <Text component="h2" fw={600}>
                {title}
              </Text>
              <Text size="sm">
                ★ {String(ratings).slice(0, 3)} ({numOfReviews} Reviews)
              </Text>
              <Text>Rs.{price}</Text>
              <Button component="a" variant="default" href={`/service/${_id}`}>
                View details
              </Button>
            </Card>
          ))}
        </SimpleGrid>
        <RangeSlider
          value={range}
          min={298}
          max={50_000}
          thumbFromLabel="Lowest price"
          thumbToLabel="Highest price"
          onChange={setRange}
        />
        <Rating
          value={rating}
          getSymbolLabel={(stars) => ratingLabels[stars - 1] ?? 'None'}
          onChange={setRating}
        />
        <Pagination total={12} value={page} withEdges onChange={setPage} />
        <Stepper active={1}>
          {steps.map((step) => (
            <Stepper.Step key={step} label={step} />
          ))}
        </Stepper>
        <Table striped>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Order Id</Table.Th>
              <Table.Th aria-sort={toAriaSort(directionOf('totalPrice'))}>
                <UnstyledButton onClick={() => sortBy('totalPrice')}>Amount</UnstyledButton>
              </Table.Th>
              <Table.Th>Status</Table.Th>
              <Table.Th>Action</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sorted.map(({ _id, totalPrice, orderStatus }) => (
              <Table.Tr key={_id}>
                <Table.Td>{_id}</Table.Td>
                <Table.Td>Rs.{totalPrice}</Table.Td>
                <Table.Td>{orderStatus}</Table.Td>
                <Table.Td>
                  <Anchor href={`/order/${_id}`}>Open</Anchor>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </main>
    </MantineProvider>
  );
}
