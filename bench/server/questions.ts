/** A question about the list of services, as a page of the site asks it. */
export interface Question {
  name: string;
  keyword?: string;
  category?: string;
  /** In rupees. */
  price?: { gte: number; lte: number };
  page: number;
  /** Whether each asker turns to another page, with services that nobody has seen yet. */
  turnsPages?: boolean;
}

export const newest: Question = { name: 'newest first, everything', page: 1 };

/** Services are planted so that about a twentieth of the titles say `logo`. */
export const search: Question = {
  name: 'keyword + category + price',
  keyword: 'logo',
  category: 'Graphics-And-Design',
  price: { gte: 1000, lte: 5000 },
  page: 1,
};

/** What is measured. */
export const questions: Question[] = [
  newest,
  search,
  {
    name: 'category + price',
    category: 'Web-Programming',
    price: { gte: 1000, lte: 5000 },
    page: 1,
  },
  {
    name: 'two rarer words',
    keyword: 'brochure museum',
    category: 'Graphics-And-Design',
    page: 1,
  },
  { name: 'page 100 of a category', category: 'Mobile-Apps', page: 100 },
  { name: 'ever another page of it', category: 'Mobile-Apps', page: 500, turnsPages: true },
];

/** The address of a question below the server's own. */
export function toPath({ keyword = '', category, price, page }: Question): string {
  const fields = new URLSearchParams({ keyword, page: String(page) });
  if (category) fields.set('category', category);
  if (price) {
    fields.set('price[gte]', String(price.gte));
    fields.set('price[lte]', String(price.lte));
  }
  return `/api/services?${fields}`;
}

/** The same question again and again, but never with the same bounds: nothing can be remembered. */
export function vary(question: Question, turn: number): Question {
  const { gte, lte } = question.price ?? { gte: 298, lte: 50_000 };
  const shift = (turn % 50_000) / 100;
  const page = question.turnsPages ? 1 + ((turn * 37) % 2_000) : question.page;
  return { ...question, page, price: { gte: gte + 0.01 + shift / 100, lte: lte - 0.01 - shift } };
}

/** The same question in plain SQL: a page, how many there are of it, and how many in all. */
export function toSql({ keyword = '', category, price, page }: Question): string[] {
  const conditions = ['deleted_at is null'];
  for (const word of keyword.split(' ').filter(Boolean)) conditions.push(`title ilike '%${word}%'`);
  if (category) conditions.push(`category = '${category}'`);
  if (price) conditions.push(`price_paise between ${price.gte * 100} and ${price.lte * 100}`);
  const where = conditions.join(' and ');
  return [
    `select services.id, title, category, price_paise, rating_sum, rating_count, services.created_at,
       (select coalesce(json_agg(json_build_object('id', images.id, 'width', width, 'height', height,
           'widths', widths, 'placeholder', placeholder) order by position), '[]')
         from service_images join images on images.id = image_id
         where service_images.service_id = services.id) as images,
       (select json_build_object('id', people.id, 'fullname', fullname, 'email', email, 'bio', bio,
           'origin', origin, 'created_at', people.created_at)
         from people where people.id = seller_id) as seller
     from services where ${where}
     order by services.created_at desc, services.id desc limit 8 offset ${(page - 1) * 8}`,
    `select count(*) from services where deleted_at is null`,
    `select count(*) from services where ${where}`,
  ];
}
