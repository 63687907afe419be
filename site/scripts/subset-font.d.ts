declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      keepFeatures: string[]
      dropTables: string[]
      noHinting: boolean
    }
  ): Promise<Buffer>
}
