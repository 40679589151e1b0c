/** A service as far as the page shows it. */
export interface ShownService {
  _id: string;
  title: string;
  price: number;
  ratings: number;
  numOfReviews: number;
  images: { url: string; srcSet: string; width: number; height: number }[];
  user: { fullname: string }[];
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const sizes = '(width < 36rem) 100vw, (width < 55rem) 50vw, (width < 78rem) 33vw, 292px';

function writeCard(
  { _id, title, price, ratings, numOfReviews, images, user }: ShownService,
  index: number,
) {
  const [cover] = images;
  const hurry = index < 2 ? 'fetchpriority="high"' : 'loading="lazy"';
  const picture = cover
    ? `<img src="${cover.url}" srcset="${cover.srcSet}" sizes="${sizes}" width="${cover.width}" height="${cover.height}" alt="" ${hurry}>`
    : '';
  return `<article>${picture}<div><small>${escape(user[0]?.fullname ?? '')}</small><h3>${escape(title)}</h3><p>★ ${ratings.toFixed(1)} (${numOfReviews} Reviews)</p><footer><b>Rs.${price}</b><a href="/service/${_id}">View details</a></footer></div></article>`;
}

/**
 * Writes the home page by hand, without a script: the limit of what any framework can reach with
 * the same services, pictures and font.
 */
export const writeStaticPage = (services: ShownService[], fontUrl: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Freelance services</title><meta name="description" content="Browse through many micro services.">
<link rel="preload" as="font" type="font/woff2" crossorigin href="${fontUrl}">
<link rel="icon" href="data:,">
<style>
@font-face{font-family:Figtree;font-display:swap;font-weight:300 900;src:url(${fontUrl})format("woff2")}
@font-face{font-family:Fallback;src:local(Arial),local("Liberation Sans");size-adjust:100.6%;ascent-override:94.4%;descent-override:24.9%;line-gap-override:0%}
*{box-sizing:border-box;margin:0}body{font:16px/1.55 Figtree,Fallback,sans-serif;background:#fcfaf7;color:#1c1d2b}
header,main,body>footer{padding:16px;max-inline-size:1280px;margin:auto}header{display:flex;gap:16px;align-items:center}a{color:inherit;min-block-size:44px;display:inline-flex;align-items:center}
h1{font-size:clamp(1.9rem,1rem + 4.2vw,3.5rem);line-height:1.15}form{display:flex;gap:8px;margin-block:16px}input,button{font:inherit;padding:10px 14px;min-block-size:44px}
.grid{display:grid;gap:20px;grid-template-columns:repeat(auto-fill,minmax(260px,1fr))}article{background:#fff;border:1px solid #e6e1da;border-radius:20px;overflow:hidden}
article img{inline-size:100%;block-size:auto;aspect-ratio:4/3;object-fit:cover;display:block}article>div{padding:16px}article footer{display:flex;justify-content:space-between;align-items:center}
</style></head><body>
<header><b>market</b><nav><a href="/">Explore</a> <a href="/category">Categories</a></nav></header>
<main><h1>Find someone who does it beautifully.</h1><p>Browse through many micro services. Choose one you trust and pay as you go!!</p>
<form action="/search"><input name="term" aria-label="Find Services" placeholder="Find Services"><button>Search</button></form>
<h2>Latest Gigs:</h2><div class="grid">${services.map(writeCard).join('')}</div></main>
<footer>©2021</footer></body></html>`;
