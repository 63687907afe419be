declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      keepFeatures?: string[]
      dropTables: string[]
      noHinting: boolean
    }
  ): Promise<Buffer>
}

declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, format: 'woff2' | 'truetype'): Promise<Buffer> }
  export default fontverter
}
