type Parts = [first: number, second: number, third: number, fourth: number];

const hyphen = '-'.charCodeAt(0);
const nine = '9'.charCodeAt(0);
const zero = '0'.charCodeAt(0);
const beforeA = 'a'.charCodeAt(0) - 10;

/** The 32 digits of an id (a UUID) as four numbers of 32 bits, which sort as the ids do. */
function toParts(id: string): Parts {
  const parts: Parts = [0, 0, 0, 0];
  let digits = 0;
  for (let index = 0; index < id.length; index += 1) {
    const code = id.charCodeAt(index);
    if (code === hyphen) continue;
    const part = digits >>> 3;
    parts[part] = ((parts[part] as number) << 4) | (code - (code <= nine ? zero : beforeA));
    digits += 1;
  }
  return [parts[0] >>> 0, parts[1] >>> 0, parts[2] >>> 0, parts[3] >>> 0];
}

/** Each byte as two digits. */
const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** 16 bits as four digits. */
const toDigits = (number: number) => `${pairs[number >>> 8]}${pairs[number & 255]}`;
const toUpper = (part: number) => toDigits(part >>> 16);
const toLower = (part: number) => toDigits(part & 65535);

const noPlace = -1;

/**
 * Maps places to ids and ids to places. Millions of text ids in a `Map` would take 150 bytes each;
 * here they take 28, invisible to the garbage collector.
 */
export function createIdBook() {
  let parts = new Uint32Array(4 * 1024);
  /** The places in a hash table: where one is taken, the next free slot is. */
  let slots = new Int32Array(2 * 1024).fill(noPlace);
  let size = 0;

  const isSame = (place: number, [first, second, third, fourth]: Parts) =>
    parts[place * 4] === first &&
    parts[place * 4 + 1] === second &&
    parts[place * 4 + 2] === third &&
    parts[place * 4 + 3] === fourth;

  /** The slot that holds an id, or the free slot where it belongs. */
  function findSlot(wanted: Parts): number {
    const [first, second, third, fourth] = wanted;
    const mixed = Math.imul(first ^ Math.imul(second, 31) ^ third ^ fourth, 0x9e3779b1);
    for (let slot = (mixed ^ (mixed >>> 15)) & (slots.length - 1); ;) {
      const place = slots[slot] as number;
      if (place === noPlace || isSame(place, wanted)) return slot;
      slot = (slot + 1) & (slots.length - 1);
    }
  }

  const readParts = (place: number): Parts => [
    parts[place * 4] as number,
    parts[place * 4 + 1] as number,
    parts[place * 4 + 2] as number,
    parts[place * 4 + 3] as number,
  ];

  function makeRoom() {
    const larger = new Uint32Array(parts.length * 2);
    larger.set(parts);
    parts = larger;
    slots = new Int32Array(slots.length * 2).fill(noPlace);
    for (let place = 0; place < size; place += 1) slots[findSlot(readParts(place))] = place;
  }

  return {
    /** Gives an id the next place, replacing its previous one, and returns that place. */
    add(id: string): number {
      if (size * 4 === parts.length) makeRoom();
      const place = size;
      const itsParts = toParts(id);
      parts.set(itsParts, place * 4);
      slots[findSlot(itsParts)] = place;
      size += 1;
      return place;
    },

    /** The last place that was given to this id. */
    find(id: string): number | undefined {
      const place = slots[findSlot(toParts(id))];
      return place === noPlace ? undefined : place;
    },

    read(place: number): string {
      const [first, second, third, fourth] = readParts(place);
      const middle = `${toUpper(second)}-${toLower(second)}-${toUpper(third)}`;
      const end = `${toLower(third)}${toUpper(fourth)}${toLower(fourth)}`;
      return `${toUpper(first)}${toLower(first)}-${middle}-${end}`;
    },

    /** Less than 0 when the first place has the lower id; 0 for the same id. */
    compare(one: number, other: number): number {
      for (let index = 0; index < 4; index += 1) {
        const difference =
          (parts[one * 4 + index] as number) - (parts[other * 4 + index] as number);
        if (difference !== 0) return difference;
      }
      return 0;
    },
  };
}
