import Papa from 'papaparse';

export type CsvRow = readonly (string | number)[];

/** Writes a table for spreadsheets (RFC 4180). No cell is taken for a formula. */
export const writeCsv = (rows: readonly CsvRow[]): string =>
  Papa.unparse([...rows, []] as (string | number)[][], { escapeFormulae: true });

/** Hands a table out as a file of this name. */
export function saveCsv(name: string, rows: readonly CsvRow[]) {
  const address = URL.createObjectURL(new Blob([writeCsv(rows)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
