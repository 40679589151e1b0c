/**
 * Names the fields whose edge is too faint to see where they are: less than 3 to 1 (WCAG 1.4.11). Runs
 * inside of the page.
 */
export function findFaintFields(): string[] {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pen) return ['Nothing can be measured.'];

  const measureLight = (color: string) => {
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) =>
      part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const measureContrast = (...colors: string[]) => {
    const [dark = 0, bright = 0] = colors.map(measureLight).toSorted((one, other) => one - other);
    return (bright + 0.05) / (dark + 0.05);
  };

  const findGround = (element: Element | null): string => {
    const { backgroundColor } = getComputedStyle(element ?? document.body);
    const isClear = /^(?:transparent|.*[, /]0\))$/.test(backgroundColor);
    return element && isClear ? findGround(element.parentElement) : backgroundColor;
  };

  const fields = document.querySelectorAll(
    'select, textarea, input:not([type="range"], [type="radio"], [type="file"], [type="hidden"])',
  );
  return [...fields].flatMap((field) => {
    if (!field.checkVisibility()) return [];
    // The edge may be that of the frame around a bare control.
    let frame: Element | null = field;
    while (frame && getComputedStyle(frame).borderTopWidth === '0px') frame = frame.parentElement;
    if (!frame) return [`${field.outerHTML} has no edge`];
    const { borderTopColor, backgroundColor } = getComputedStyle(frame);
    // What is chosen is filled, and stands out from what is around it.
    const beside = field.matches(':checked, :indeterminate')
      ? findGround(frame.parentElement)
      : backgroundColor;
    const contrast = measureContrast(borderTopColor, beside);
    return contrast < 3 ? [`${field.outerHTML}: ${contrast.toFixed(2)}`] : [];
  });
}
