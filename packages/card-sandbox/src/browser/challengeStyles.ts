/** The look of the challenge. It follows the page's theme where there is one. */
export const challengeStyles = `
.sandbox-challenge {
  box-sizing: border-box;
  inline-size: min(26rem, calc(100vw - 2rem));
  max-block-size: calc(100dvh - 2rem);
  margin: auto;
  padding: 1.75rem;
  overflow: auto;
  border: 1px solid var(--market-color-line, ButtonBorder);
  border-radius: var(--market-radius-large, 1rem);
  background: var(--market-color-surface, Canvas);
  color: var(--market-color-ink, CanvasText);
  box-shadow: var(--market-shadow-high, none);
  font: 400 1rem / 1.55 var(--market-font-body, system-ui, sans-serif);
}
.sandbox-challenge::backdrop { background: var(--market-color-scrim, rgb(0 0 0 / .5)); }
.sandbox-challenge h2 { margin: 0 0 .75rem; font-size: 1.375rem; }
.sandbox-challenge p { margin: 0 0 1.25rem; color: var(--market-color-ink-soft, inherit); }
.sandbox-challenge form { display: grid; gap: .75rem; }
.sandbox-challenge button {
  min-block-size: 2.75rem;
  padding: .375rem 1.125rem;
  border: 1px solid var(--market-color-line-strong, ButtonBorder);
  border-radius: var(--market-radius-small, .5rem);
  background: var(--market-color-surface, ButtonFace);
  color: var(--market-color-ink, ButtonText);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.sandbox-challenge button[value='passed'] {
  border-color: transparent;
  background: var(--market-color-primary, ButtonFace);
  color: var(--market-color-on-primary, ButtonText);
}
.sandbox-challenge button:focus-visible {
  outline: 3px solid var(--market-color-primary, Highlight);
  outline-offset: 2px;
}
@media (forced-colors: active) {
  .sandbox-challenge button[value='passed'] { border-color: ButtonBorder; }
}
`;
