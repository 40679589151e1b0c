/** The look of the reference page: the colours of the marketplace, light and dark. */
export const referenceStyles = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(98.6% 0.006 85), oklch(18.5% 0.018 280));
  --surface: light-dark(oklch(100% 0 0), oklch(22.5% 0.022 280));
  --sunken: light-dark(oklch(96.3% 0.008 85), oklch(16% 0.016 280));
  --ink: light-dark(oklch(25% 0.035 280), oklch(95% 0.008 280));
  --ink-soft: light-dark(oklch(46% 0.03 280), oklch(75% 0.02 280));
  --line: light-dark(oklch(90.5% 0.01 85), oklch(30% 0.022 280));
  --primary: light-dark(oklch(47% 0.2 275), oklch(72% 0.14 275));
  --primary-soft: light-dark(oklch(95.5% 0.025 275), oklch(29% 0.06 275));
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-block-start: 24px; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 'Figtree Variable', system-ui, sans-serif;
  display: grid; grid-template-columns: 248px minmax(0, 820px); gap: 48px; justify-content: center;
  padding: 0 24px 80px;
}
h1, h2, h3 { line-height: 1.15; letter-spacing: -0.02em; }
h1 { font-size: 36px; margin: 48px 0 16px; }
h1 small { color: var(--ink-soft); font-weight: 400; }
h2 { font-size: 26px; margin: 64px 0 4px; }
h3 { font-size: 20px; margin: 0; }
h4 { font-size: 15px; margin: 24px 0 4px; }
h4 small { color: var(--ink-soft); font-weight: 400; }
a { color: var(--primary); text-underline-offset: 3px; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
nav { position: sticky; inset-block-start: 0; block-size: 100vh; overflow-y: auto; padding: 48px 0; font-size: 14px; }
nav h2 { font-size: 14px; letter-spacing: 0; margin: 20px 0 4px; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: 3px 0; color: var(--ink-soft); text-decoration: none; }
nav a:hover { color: var(--primary); }
.call { margin: 20px 0; padding: 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
.call:target { border-color: var(--primary); }
.line { margin: 6px 0 12px; }
.method, .access { border-radius: 8px; padding: 2px 8px; font-size: 13px; font-weight: 650; }
.method { background: var(--primary-soft); color: var(--primary); }
.access { border: 1px solid var(--line); color: var(--ink-soft); font-weight: 400; }
dl { margin: 0; }
dl > div {
  display: grid; grid-template-columns: minmax(140px, 3fr) 9fr; gap: 4px 16px; padding: 8px 0;
  border-block-end: 1px solid var(--line);
}
dt { font-weight: 600; overflow-wrap: anywhere; }
dt small { color: var(--ink-soft); font-weight: 400; display: block; }
dd { margin: 0; overflow-wrap: anywhere; }
dd p { margin: 0; color: var(--ink-soft); }
details { margin-block-start: 20px; }
summary { cursor: pointer; font-weight: 600; }
pre { overflow: auto; max-block-size: 420px; padding: 12px; border-radius: 8px; background: var(--sunken); }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
@media (max-width: 820px) {
  body { display: block; padding: 0 16px 64px; }
  nav { position: static; block-size: auto; padding: 16px 0 0; columns: 2; }
  dl > div { grid-template-columns: 1fr; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`;
