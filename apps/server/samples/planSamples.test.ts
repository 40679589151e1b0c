import { categories, listingSchema, priceChoice, priceRange } from '@market/api/contract';
import { expect, test } from 'vitest';
import { demoAccounts } from '../src/people/demoAccounts.ts';
import { composePicture } from './pictures/composePicture.ts';
import { planSamples } from './planSamples.ts';

const today = new Date('2026-11-21');
const plan = planSamples(today);

const sellerOf = (service: number) => plan.services[service]?.sellerEmail;

test('plans the same market whenever it is asked on the same day', () => {
  expect(planSamples(today)).toEqual(plan);
});

test('plans 24 sellers, 160 services and 900 reviews', () => {
  expect(new Set(plan.services.map(({ sellerEmail }) => sellerEmail)).size).toBe(24);
  expect(new Set(plan.services.map(({ title }) => title)).size).toBe(160);
  expect(plan.reviews).toHaveLength(900);
  for (const category of categories)
    expect(plan.services.filter((service) => service.category === category)).toHaveLength(40);
});

test('prices services from the lowest to near the highest price, most of them low', () => {
  const prices = plan.services.map(({ price }) => price).toSorted((one, other) => one - other);
  expect(prices[0]).toBe(priceRange.minimum);
  expect(prices.at(-1)).toBeLessThanOrEqual(priceRange.maximum);
  expect(prices.at(-1)).toBeGreaterThan(40_000);
  expect(prices[80]).toBeLessThan(5_000);
});

test('lets everybody review a service once, never their own, and never before it exists', () => {
  const pairs = plan.reviews.map(({ service, reviewerEmail }) => `${service} ${reviewerEmail}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  for (const { service, reviewerEmail, createdAt } of plan.reviews) {
    expect(sellerOf(service)).not.toBe(reviewerEmail);
    expect(createdAt > (plan.services[service]?.createdAt ?? today)).toBe(true);
    expect(createdAt < today).toBe(true);
  }
});

test('gives both demo accounts services, orders, sales in both states and wishes', () => {
  for (const { email } of Object.values(demoAccounts)) {
    const sales = plan.orders.filter(({ service }) => sellerOf(service) === email);
    expect(plan.services.some(({ sellerEmail }) => sellerEmail === email)).toBe(true);
    expect(plan.orders.some(({ buyerEmail }) => buyerEmail === email)).toBe(true);
    expect(plan.wishes.some(({ personEmail }) => personEmail === email)).toBe(true);
    expect(sales.some(({ deliveredAt }) => deliveredAt !== null)).toBe(true);
    expect(sales.some(({ deliveredAt }) => deliveredAt === null)).toBe(true);
  }
});

test('lets nobody order from themselves, and nothing be delivered before it was ordered', () => {
  for (const { service, buyerEmail, createdAt, deliveredAt } of plan.orders) {
    expect(sellerOf(service)).not.toBe(buyerEmail);
    expect((deliveredAt ?? today) > createdAt).toBe(true);
  }
});

test('finds several services for `logo`', () => {
  expect(plan.services.filter(({ title }) => /logo/i.test(title)).length).toBeGreaterThan(5);
});

test('draws no cover twice', () => {
  const covers = plan.services.map(({ pictures: [cover] }) => cover && composePicture(cover));
  expect(new Set(covers).size).toBe(160);
});

test('sells most services in packages, each as the contract wants it', () => {
  const listings = plan.services.flatMap(({ listing, price }) => {
    if (!listing) return [];
    expect(listingSchema.parse(listing)).toEqual(listing);
    expect(listing.packages[0]?.price).toBe(price);
    return [listing];
  });
  expect(listings.length).toBeGreaterThan(120);
  expect(listings.length).toBeLessThan(160);
  for (const count of [1, 2, 3])
    expect(listings.filter(({ packages }) => packages.length === count).length).toBeGreaterThan(15);
  for (const part of ['extras', 'questions', 'faqs'] as const)
    expect(listings.filter((listing) => listing[part].length > 0).length).toBeGreaterThan(80);
  for (const { listing } of plan.services.slice(-8)) expect(listing?.packages).toHaveLength(3);
});

test('lets people choose only what there is', () => {
  const prices = [...plan.orders, ...plan.wishes].flatMap(({ service, choice }) => {
    const listing = plan.services[service]?.listing;
    return listing && choice ? [priceChoice(listing, choice)] : [];
  });
  expect(prices.length).toBeGreaterThan(40);
  expect(prices.filter((price) => typeof price === 'string')).toEqual([]);
});

test('lets one service rest, one be sold out and somebody be away, none of them on the first page', () => {
  const { paused, soldOut, away } = plan.rest;
  const firstPage = plan.services.slice(-8);
  expect(sellerOf(paused)).toBe(demoAccounts.seller.email);
  expect(plan.services[soldOut.service]?.listing).not.toBeNull();
  expect(soldOut.queueLimit).toBeGreaterThan(0);
  for (const index of [paused, soldOut.service])
    expect(firstPage).not.toContain(plan.services[index]);
  expect(firstPage.map(({ sellerEmail }) => sellerEmail)).not.toContain(away.sellerEmail);
  expect(sellerOf(soldOut.service)).not.toBe(away.sellerEmail);
});
