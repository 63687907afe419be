// For the type check of the front ends, which compile this file with their own settings.
/// <reference path="../../types/multiparty.d.ts" />
import { Exception } from '@adonisjs/core/exceptions'
import { MultipartFile } from '@adonisjs/core/bodyparser'
import type { HttpContext } from '@adonisjs/core/http'
import multiparty from '@poppinss/multiparty'
import { FieldError } from '#exceptions/field_error'
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '#shared/rules/picture_rules'
import { factRules } from '#shared/tournament/tournament_facts'

/** Twice the facts of a tournament: a form has some fields besides. */
const TEXTS = { maxFields: 2 * Object.keys(factRules).length, maxFieldsSize: 128 * 1024 }

const FILES_MAX_BYTES = 11 * 1024 * 1024

const NAME = /^[a-zA-Z]{1,40}$/

export interface PictureForm {
  texts: Map<string, string>
  picture?: MultipartFile
}

/** Not with the framework's parser: it throws on a file field such as `__proto__`. */
export function readPictureForm({ request }: HttpContext['request'], field: string) {
  return new Promise<PictureForm>((resolve, reject) => {
    const parser = new multiparty.Form(TEXTS)
    const form: PictureForm = { texts: new Map() }
    let filesSize = 0
    parser.on('error', (error) => {
      request.resume()
      reject(explain(error))
    })
    parser.on('field', (name, text) => {
      if (NAME.test(name)) form.texts.set(name, text)
    })
    parser.on('part', (part) => {
      const chunks = part.name === field && part.filename ? [] : undefined
      const picture =
        chunks &&
        new MultipartFile(
          { fieldName: part.name, clientName: part.filename!, headers: part.headers },
          {}
        )
      part.on('error', () => {})
      part.on('data', (chunk) => {
        filesSize += chunk.length
        if (filesSize > FILES_MAX_BYTES) parser.emit('error', tooLarge(field))
        else if (picture) append(picture, chunks, chunk)
      })
      part.on('end', () => {
        if (!picture) return
        picture.state = 'consumed'
        picture.meta = { bytes: Buffer.concat(chunks) }
        form.picture = picture
      })
    })
    parser.on('close', () => resolve(form))
    parser.parse(request)
  })
}

function append(picture: MultipartFile, chunks: Buffer[], chunk: Buffer) {
  picture.size += chunk.length
  if (picture.size <= PICTURE_MAX_BYTES) chunks.push(chunk)
}

function tooLarge(field: string) {
  return new FieldError({ [field]: PICTURE_TOO_LARGE }, 'body_too_large', 413)
}

function explain(error: Error & { status?: number }) {
  if (error instanceof FieldError) return error
  const isTooMuch = error.status === 413
  return new Exception('The form could not be read', {
    status: isTooMuch ? 413 : 400,
    code: isTooMuch ? 'E_REQUEST_ENTITY_TOO_LARGE' : 'E_INVALID_MULTIPART_REQUEST',
  })
}
