import { createHash } from 'node:crypto'
import { MultipartFile } from '@adonisjs/core/bodyparser'
import type { HttpContext } from '@adonisjs/core/http'
import { KeyMalformed } from '#exceptions/refusals'
import { isUuid } from '#support/uuid'

type Request = HttpContext['request']

export function idempotencyKeyOf(request: Request): string | undefined {
  // `header()` would treat an empty header as absent.
  const key = request.headers()['idempotency-key'] as string | undefined
  if (key !== undefined && !isUuid(key)) throw new KeyMalformed()
  return key?.toLowerCase()
}

export function fingerprintOf(request: Request): string {
  const hash = createHash('sha256')
  const add = (part: unknown) => hash.update(`${JSON.stringify(part)}\n`)
  add([request.header('If-Match')])
  for (const [name, value] of Object.entries(request.body())) {
    const isFile = value instanceof MultipartFile
    add([name, isFile ? value.size : value])
    if (isFile) hash.update(value.meta.bytes)
  }
  return hash.digest('base64url')
}
