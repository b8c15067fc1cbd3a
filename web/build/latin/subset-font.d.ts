declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** Tags of OpenType layout features. */
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: { readonly [axis: string]: { readonly min: number; readonly max: number } };
  }
  export default function subsetFont(font: Uint8Array, letters: string, options: Options): Promise<Uint8Array>;
}
