const ZERO = 0x0966

/** A text with Devanagari's digits as Latin ones: '९८२२' → '9822'. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO))
}
