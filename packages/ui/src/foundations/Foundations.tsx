import ArrowRight from 'lucide-react/icons/arrow-right';
import Heart from 'lucide-react/icons/heart';
import Search from 'lucide-react/icons/search';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { Icon } from '../data/Icon/Icon.tsx';
import { contrastPairs, measurePair } from '../theme/contrastPairs.ts';
import { darkTheme, foundations, lightTheme } from '../theme/theme.ts';
import { tokens, toPropertyName } from '../theme/tokens.ts';
import { Bar, Mover, Sheet, Swatch, Tile, Tiles } from './Foundations.styles.ts';

interface ThemedProps {
  theme: 'light' | 'dark';
}

const themes = { light: lightTheme, dark: darkTheme };

/** Every colour of a theme by its role. */
export function ColorTable({ theme }: ThemedProps) {
  return (
    <Sheet data-theme={theme}>
      <table>
        <thead>
          <tr>
            <th>Colour</th>
            <th>In styles</th>
            <th>Custom property</th>
            <th>Value</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(themes[theme].color).map(([role, value]) => (
            <tr key={role}>
              <td>
                <Swatch style={{ background: `var(${toPropertyName('color', role)})` }} />
              </td>
              <td>tokens.color.{role}</td>
              <td>{toPropertyName('color', role)}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

/** Every pair of colours that meet, with how much they differ and must differ. */
export function ContrastTable({ theme }: ThemedProps) {
  return (
    <Sheet data-theme={theme}>
      <table>
        <thead>
          <tr>
            <th>Pair</th>
            <th>Where they meet</th>
            <th>Contrast</th>
            <th>At least</th>
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map((pair) => (
            <tr key={`${pair.front} ${pair.back}`}>
              <td>
                <Swatch
                  style={{
                    background: `var(${toPropertyName('color', pair.back)})`,
                    color: `var(${toPropertyName('color', pair.front)})`,
                  }}
                >
                  Aa ★
                </Swatch>
              </td>
              <td>
                {pair.use}: {pair.front} on {pair.back}
              </td>
              <td>{measurePair(themes[theme], pair).toFixed(2)} : 1</td>
              <td>{pair.least} : 1</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

/** Every size of text. */
export function TextSizes() {
  return (
    <Sheet>
      {Object.entries(tokens.text).map(([name, size]) => (
        <p key={name} style={{ marginBlock: '0.75rem', fontSize: size, lineHeight: 1.2 }}>
          Explore your creativity{' '}
          <small style={{ fontSize: tokens.text.tiny }}>
            {name}, {size}
          </small>
        </p>
      ))}
    </Sheet>
  );
}

/** Every weight of text. */
export function TextWeights() {
  return (
    <Sheet>
      <Tiles>
        {Object.entries(tokens.weight).map(([name, weight]) => (
          <Tile key={name}>
            <span style={{ fontSize: tokens.text.title, fontWeight: weight }}>Rs.4500</span>
            {name}, {weight}
          </Tile>
        ))}
      </Tiles>
    </Sheet>
  );
}

/** Every distance of the grid. */
export function Spaces() {
  return (
    <Sheet>
      <table>
        <tbody>
          {Object.entries(tokens.space).map(([pixels, size]) => (
            <tr key={pixels}>
              <td>tokens.space[{pixels}]</td>
              <td>{size}</td>
              <td>
                <Bar style={{ inlineSize: size }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

/** The roundings, the heights of controls and the shadows. */
export function Shapes() {
  return (
    <Sheet>
      <Tiles>
        {Object.keys(foundations.radius).map((name) => (
          <Tile key={name}>
            <Swatch style={{ borderRadius: `var(${toPropertyName('radius', name)})` }} />
            radius.{name}
          </Tile>
        ))}
        {Object.entries(tokens.control).map(([name, size]) => (
          <Tile key={name}>
            <Swatch style={{ blockSize: size }} />
            control.{name}
          </Tile>
        ))}
        {Object.entries(tokens.shadow).map(([name, shadow]) => (
          <Tile key={name}>
            <Swatch style={{ border: 0, background: tokens.color.surface, boxShadow: shadow }} />
            shadow.{name}
          </Tile>
        ))}
      </Tiles>
    </Sheet>
  );
}

/** Each duration, to try out. */
export function Durations() {
  return (
    <Sheet>
      <Tiles>
        {Object.entries(tokens.duration).map(([name, duration]) => (
          <Mover key={name} type="button" style={{ transitionDuration: duration }}>
            {name}, {duration}
          </Mover>
        ))}
      </Tiles>
    </Sheet>
  );
}

const icons = { Search, Heart, Star, 'trash-2': Trash2, x: X, 'arrow-right': ArrowRight };

/** The sizes of icons, and those that the parts use most. */
export function Icons() {
  return (
    <Sheet>
      <Tiles>
        {(['small', 'medium', 'large'] as const).map((size) => (
          <Tile key={size}>
            <Icon of={Heart} size={size} />
            {size}
          </Tile>
        ))}
        {Object.entries(icons).map(([name, shape]) => (
          <Tile key={name}>
            <Icon of={shape} />
            {name.toLowerCase()}
          </Tile>
        ))}
      </Tiles>
    </Sheet>
  );
}
