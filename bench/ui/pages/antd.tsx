import { Avatar, Button, Card, Pagination, Rate, Slider, Steps, Table } from 'antd';
import { useState } from 'react';
import { type Order, type PageProps, ratingLabels, services, steps } from './data.ts';

const columns = [
  { title: 'Order Id', dataIndex: '_id' },
  {
    title: 'Amount',
    dataIndex: 'totalPrice',
    sorter: (one: Order, other: Order) => one.totalPrice - other.totalPrice,
    render: (price: number) => `Rs.${price}`,
  },
  { title: 'Status', dataIndex: 'orderStatus' },
  {
    title: 'Action',
    render: (_value: unknown, { _id }: Order) => <a href={`/order/${_id}`}>Open</a>,
  },
];

export function Page({ orders }: PageProps) {
  const [rating, setRating] = useState(4);
  const [page, setPage] = useState(1);
  const [range, setRange] = useState([298, 31_000]);

  return (
    <main>
      <h1>Latest Gigs:</h1>
      <div className="grid">
        {services.map(({ _id, title, seller, ratings, numOfReviews, price, images }) => (
          <Card key={_id} cover={<img src={images[0]?.url} alt="" />}>
            <Avatar>{seller[0]}</Avatar>
            <p>{seller}</p>
            <h2>{title}</h2>
            <p>
              ★ {String(ratings).slice(0, 3)} ({numOfReviews} Reviews)
            </p>
            <p>Rs.{price}</p>
            <Button href={`/service/${_id}`}>View details</Button>
          </Card>
        ))}
      </div>
      <Slider
        range
        value={range}
        min={298}
        max={50_000}
        ariaLabelForHandle={['Lowest price', 'Highest price']}
        onChange={setRange}
      />
      <Rate value={rating} tooltips={ratingLabels} onChange={setRating} />
      <Pagination total={96} pageSize={8} current={page} onChange={setPage} />
      <Steps current={1} items={steps.map((title) => ({ title }))} />
      <Table rowKey="_id" columns={columns} dataSource={orders} pagination={false} />
    </main>
  );
}
