const names = {
  banner: ['clock', 'knight', 'pawns', 'scoresheet'],
  portrait: ['rook', 'queen', 'bishop', 'promotion'],
} as const

export type Shape = keyof typeof names

/**
 * The picture in the site's `assets/stand-ins` that stands in for a missing one, without width and format: always
 * the same for the same title.
 */
export function standInFor(title: string, shape: Shape): string {
  let sum = 0
  for (const character of title) sum = Math.imul(sum ^ character.codePointAt(0)!, 16_777_619)
  return `${shape}-${names[shape][(sum >>> 24) % names[shape].length]!}`
}
