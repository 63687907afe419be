import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { drawSharePicture } from '../scripts/share-picture.ts'
import { identity } from '@academy/api/shared/identity/identity'
import { readCatalogue } from '../scripts/messages.ts'

const FILE = 'og-image.jpg'

const words = () => ({ name: identity.name, tagline: readCatalogue('en').tagline ?? '' })

/** Draws the picture that pages are shared with at every build: its name is always the identity's. */
export function sharePicture(): AstroIntegration {
  return {
    name: 'share-picture',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL(FILE, dir), await drawSharePicture(words()))
      },
    },
  }
}
