/**
 * Names what is wider than the window, and the texts that something cuts off at the side without
 * an ellipsis. Runs inside of the page that it looks at, so it uses nothing but the page.
 */
export function findOverflow(): string[] {
  // What lies below the window may not have been laid out for it yet.
  const whole = new CSSStyleSheet();
  whole.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(whole);

  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];

  const range = document.createRange();
  const isCut = (text: Node) => {
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0) return false;

    for (let frame = text.parentElement; frame; frame = frame.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(frame);
      const edges = frame.getBoundingClientRect();
      if (overflowX === 'auto' || overflowX === 'scroll' || edges.width <= 1) return false;
      if (overflowX !== 'visible' && (left < edges.left - 1 || right > edges.right + 1)) {
        return textOverflow !== 'ellipsis';
      }
    }
    return false;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    if (currentNode.textContent?.trim() && isCut(currentNode)) {
      faults.push(`“${currentNode.textContent.trim()}” is cut off`);
    }
  }
  document.adoptedStyleSheets.pop();
  return faults;
}
