const encode = (text: string) => Buffer.from(text).toString('base64url')

/** Headers that are no valid token, by what they are: made from one that is, and another one. */
export function forge(token: string, other: string): Record<string, string> {
  const [id, secret] = token.slice('oat_'.length).split('.') as [string, string]
  const [otherId, otherSecret] = other.slice('oat_'.length).split('.') as [string, string]
  return {
    nothing: '',
    'the word alone': 'Bearer',
    'two spaces': `Bearer  ${token}`,
    'another scheme': `Basic ${token}`,
    'another prefix': `Bearer pat_${id}.${secret}`,
    'an id alone': `Bearer oat_${id}`,
    'a number for an id': `Bearer oat_${encode('1')}.${secret}`,
    'twenty digits for an id': `Bearer oat_${encode('12345678901234567890')}.${secret}`,
    'a NUL in the id': `Bearer oat_${encode('1\u0000')}.${secret}`,
    'another one’s secret': `Bearer oat_${id}.${otherSecret}`,
    'another one’s id': `Bearer oat_${otherId}.${secret}`,
    'a changed secret': `Bearer oat_${id}.${encode('x'.repeat(50))}`,
    'half a token': `Bearer ${token.slice(0, -10)}`,
    'eight kilobytes': `Bearer oat_${'x'.repeat(8000)}`,
    'a list': `Bearer ${token}, Bearer ${other}`,
    quotes: `Bearer oat_' or '1'='1.${secret}`,
  }
}
