/** Asked before it is parsed: whatever walks through a deep value later recurses, and overflows. */
export function isNestedDeeper(text: string, max: number): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (isInString) {
      if (letter === '\\') at += 1
      else if (letter === '"') isInString = false
    } else if (letter === '"') isInString = true
    else if (letter === '[' || letter === '{') {
      depth += 1
      if (depth > max) return true
    } else if (letter === ']' || letter === '}') depth -= 1
  }
  return false
}
