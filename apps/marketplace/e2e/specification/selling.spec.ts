import { readFileSync } from 'node:fs';
import { clientOf, orderAndPay, publishService } from '../support/backend.ts';
import { pictureFiles } from '../support/pictures.ts';
import { expect, test } from '../support/people.ts';

// Shows S-dash-1-9, P16, C12, C23, D21.
test('the dashboard sums up what a seller sold', async ({ openMemberBrowser }) => {
  const { page } = await openMemberBrowser('Mira Shrestha');
  const poster = await publishService(page, { price: 4500 });
  const mark = await publishService(page, { price: 500 });
  const buyer = await openMemberBrowser();
  await orderAndPay(buyer.page, poster);
  await orderAndPay(buyer.page, mark);
  await orderAndPay(buyer.page, mark);

  await page.goto('/dashboard');
  const main = page.getByRole('main');
  const tabs = main.getByRole('navigation').first();
  for (const [name, path] of [
    ['DashBoard', '/dashboard'],
    ['Services', '/dashboard/services'],
    ['New', '/dashboard/services/new'],
    ['Orders', '/dashboard/orders'],
    ['Users', '/dashboard/users'],
  ] as const) {
    await expect(tabs.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expect(main).toContainText('Total Amount (Orders)');
  await expect(main).toContainText('Rs.5500');
  await expect(main.getByText('2', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('3', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Rs.2', { exact: true })).toHaveCount(0);
});

// Shows S-new-1-10, P1, P13, C13, V11-V14, K16, T5.
test('a service is published with its pictures', async ({ openMemberBrowser }) => {
  const { page } = await openMemberBrowser('Mira Shrestha');
  await page.goto('/dashboard/services/new');
  await page.getByLabel('Title').fill('I will carve a stamp');
  await page.getByRole('spinbutton', { name: 'Price' }).fill('750');
  await page.getByLabel('Description').fill('From linoleum.');
  const category = page.getByLabel('Category');
  for (const name of [
    'Graphics-And-Design',
    'Game-Development',
    'Web-Programming',
    'Mobile-Apps',
  ]) {
    await category.selectOption(name);
  }
  const files = page.getByLabel('Images(less then 700kb)').and(page.locator('input'));
  await expect(files).toHaveAttribute('accept', /image/);
  await expect(files).toHaveAttribute('multiple', /.*/);
  await page.getByRole('button', { name: 'POST SUBMIT' }).click();
  await expect(files).toHaveAccessibleDescription(/please add a picture of your service!/);
  const wrong = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') };
  await files.setInputFiles(wrong);
  await expect(page.getByText('Left out: notes.txt. Only pictures can be chosen.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  // More than 700 kB is no reason to refuse a picture.
  const [poster, mark] = pictureFiles.map((path) => readFileSync(path));
  const large = Buffer.concat([poster ?? Buffer.of(), Buffer.alloc(800_000)]);
  await files.setInputFiles([
    { name: 'poster.png', mimeType: 'image/png', buffer: large },
    { name: 'mark.jpg', mimeType: 'image/jpeg', buffer: mark ?? Buffer.of() },
  ]);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(2);
  await expect(page.getByText('Left out')).toHaveCount(0);
  for (const name of ['poster.png', 'mark.jpg']) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'POST SUBMIT' }).dblclick();
  await expect(page.getByText('Services Created!!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/services');
  const { services } = await clientOf(page).listMyServices();
  expect(services).toHaveLength(1);
  expect(services[0]).toMatchObject({
    title: 'I will carve a stamp',
    price: 750,
    category: 'Mobile-Apps',
  });
  expect(services[0]?.images).toHaveLength(2);
});

// Shows S-mysvc-1-8, S-edit-1-5, P14, C14.
test('a service is changed from what it was', async ({ openMemberBrowser }) => {
  const { page } = await openMemberBrowser('Mira Shrestha');
  const service = await publishService(page, { price: 4500 });
  await page.goto('/dashboard/services');
  const main = page.getByRole('main');
  for (const text of ['Mira Shrestha', service.title, 'Rs.4500', '0 of 5', '0 Reviews'])
    await expect(main).toContainText(text);
  await expect(main.locator('img').first()).toHaveAttribute('src', /\/images\//);
  await expect(main.getByRole('link', { name: /View details/ })).toHaveAttribute(
    'href',
    `/service/${service._id}`,
  );
  await main.getByRole('link', { name: /Edit/ }).click();
  await expect(page).toHaveURL(`/dashboard/service/${service._id}`);

  await expect(page.getByLabel('Title')).toHaveValue(service.title);
  await expect(page.getByRole('spinbutton', { name: 'Price' })).toHaveValue('4500');
  await expect(page.getByLabel('Description')).toHaveValue(service.description);
  await expect(page.getByLabel('Category')).toHaveValue(service.category);
  await expect(main.getByRole('img')).toHaveCount(2);
  await expect(main.getByRole('button', { name: 'Remove Picture 1' })).toBeVisible();
  await page
    .getByLabel('Images(less then 700kb)')
    .and(page.locator('input'))
    .setInputFiles(pictureFiles.slice(0, 1));
  await expect(main.getByRole('img')).toHaveCount(1);
  await page.getByRole('spinbutton', { name: 'Price' }).fill('5200');
  await page.getByRole('button', { name: 'UPDATE' }).click();
  await expect(page.getByText('Service Updated!!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/services');
  await expect(main).toContainText('Rs.5200');
  expect((await clientOf(page).getService({ id: service._id })).service.images).toHaveLength(1);
});

// Shows S-new-2, S-edit-1, V13, K26, K27.
test('the price goes up and down by its buttons, and on while they are held: after 500 ms, every 50 ms', async ({
  openMemberBrowser,
}) => {
  const { page } = await openMemberBrowser('Mira Shrestha');
  const service = await publishService(page, { price: 4500.5 });
  await page.clock.install();
  let today = Date.now();
  for (const [path, first] of [
    ['/dashboard/services/new', 0],
    [`/dashboard/service/${service._id}`, 4500.5],
  ] as const) {
    await page.goto(path);
    const price = page.getByRole('spinbutton', { name: 'Price' });
    await expect(price).toHaveValue(first === 0 ? '' : String(first));
    await page.clock.pauseAt((today += 3_600_000));

    const expectPrice = (added: number) => expect(price).toHaveValue(String(first + added));
    await page.getByRole('button', { name: 'More' }).hover();
    await page.mouse.down();
    await expectPrice(1);
    await page.clock.runFor(499);
    await expectPrice(1);
    await page.clock.runFor(1);
    await expectPrice(2);
    await page.clock.runFor(100);
    await expectPrice(4);
    await page.mouse.up();
    await page.clock.runFor(1_000);
    await expectPrice(4);
    await page.getByRole('button', { name: 'Less', exact: true }).click();
    await expectPrice(3);
    await price.press('ArrowUp');
    await expectPrice(4);
    await page.clock.resume();
  }
});

// Shows S-mysvc-9-11, P15, C15.
test('a service is deleted after a question', async ({ openMemberBrowser }) => {
  const { page } = await openMemberBrowser('Mira Shrestha');
  await publishService(page, { title: 'I will vanish' });
  await page.goto('/dashboard/services');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Delete/ })
    .click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect(page.getByText('Service Deleted Successfully!!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/services');
  await expect(page.getByRole('main')).not.toContainText('I will vanish');
});

// Shows S-dord-1-6, S-ddet-1-10, P17, T29, T30, C26.
test('a seller reads an order and delivers it, once and for all', async ({ openMemberBrowser }) => {
  const { page } = await openMemberBrowser('Mira Shrestha');
  const service = await publishService(page, { price: 4500 });
  const buyer = await openMemberBrowser('Maya Tamang');
  const order = await orderAndPay(buyer.page, service, '9822222222');

  await page.goto('/dashboard/orders');
  const main = page.getByRole('main');
  for (const text of [order._id, service.title, 'Processing'])
    await expect(main).toContainText(text);
  await expect(main.locator('img').first()).toHaveAttribute('src', /\/images\//);
  await main.locator(`a[href="/dashboard/serviceDetails/${order._id}"]`).first().click();

  for (const text of [
    'Maya Tamang',
    '9822222222',
    buyer.email,
    'paid',
    'Processing',
    service.title,
    'Rs.4500',
  ]) {
    await expect(main).toContainText(text);
  }
  await expect(main.getByRole('link', { name: 'View Profile' })).toHaveAttribute(
    'href',
    /^\/user\//,
  );
  const status = main.getByRole('combobox');
  await expect(status.locator('option')).toHaveText([/Processing/, /Delivered/]);

  const updates: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') updates.push(request.url());
  });
  await main.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Nothing was changed: the order is still Processing.')).toBeVisible();
  expect(updates).toEqual([]);

  const asked = page.waitForRequest('**/api/order/myOrders/**');
  await status.selectOption('Delivered');
  await main.getByRole('button', { name: 'Update' }).click();
  expect((await asked).headers()['content-type']).toMatch(/form/);
  await expect(page.getByText('Order updated!!')).toBeVisible();
  await expect(main).toContainText('Delivered');

  await page.reload();
  await expect(main).toContainText('Delivered');
  await expect(main.getByRole('combobox')).toBeDisabled();
});

// Shows S-dusr-1-7.
test('the people who ordered are listed once each', async ({ openMemberBrowser }) => {
  const { page } = await openMemberBrowser('Mira Shrestha');
  const service = await publishService(page);
  const maya = await openMemberBrowser('Maya Tamang');
  const ram = await openMemberBrowser('Ram Adhikari');
  await orderAndPay(maya.page, service);
  await orderAndPay(maya.page, service);
  await orderAndPay(ram.page, service);

  await page.goto('/dashboard/users');
  const table = page.getByRole('table');
  for (const name of ['User Name', 'Email', 'Action']) {
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  }
  const rows = table.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  const backgroundOf = (row: number) =>
    rows.nth(row).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await backgroundOf(0)).not.toBe(await backgroundOf(1));
  await expect(table).toContainText(maya.email);
  await expect(table).not.toContainText('Rs.');
  await expect(table.locator('a[href^="/user/"]').first()).toBeVisible();
  const names = table.getByRole('columnheader', { name: 'User Name' });
  await names.getByRole('button').click();
  await expect(table.locator('tbody tr').first()).toContainText('Maya Tamang');
  await names.getByRole('button').click();
  await expect(table.locator('tbody tr').first()).toContainText('Ram Adhikari');
});

test('nobody reaches the services of another', async ({ openMemberBrowser }) => {
  const { page: sellerPage } = await openMemberBrowser('Mira Shrestha');
  const service = await publishService(sellerPage);
  const { page } = await openMemberBrowser('Curious Stranger');
  await page.goto(`/dashboard/service/${service._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(clientOf(page).updateService({ id: service._id, price: 1 })).rejects.toThrow();
  await expect(clientOf(page).deleteService({ id: service._id })).rejects.toThrow();
  expect((await clientOf(page).getService({ id: service._id })).service.price).toBe(service.price);
});
