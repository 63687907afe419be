/**
 * Licences that a dependency may have, as SPDX writes them: all allow what we do with it. Weak
 * copyleft (LGPL, MPL) stands for libraries that are used as they come, and are not changed.
 */
export const ALLOWED = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'Python-2.0', 'Zlib', 'WTFPL', 'OFL-1.1'],
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
]

/** What packages say only in a file or their README, or in an older form of their manifest. */
export const SAID_ELSEWHERE: Record<string, string> = {
  '@adonisjs/limiter': 'MIT',
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  streamsearch: 'MIT',
}

/** Whether an SPDX expression without nested alternatives is allowed: all of `AND`, one of `OR`. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '')
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.includes(licence)))
}
