import { execFileSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import { photograph } from '../../tests/support/pictures.ts'
import type { Outcome } from '../outcome.ts'
import { needRoot } from '../program.ts'

const paths = ['/', '/updates', '/achievements', '/api/tournaments', '/api/achievements', '/login']

/** Writes until nothing more fits. */
function fill(file: string) {
  const handle = openSync(file, 'w')
  const block = Buffer.alloc(64 * 1024, 1)
  try {
    for (let size = block.length; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) writeSync(handle, block, 0, size)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    }
  } finally {
    closeSync(handle)
  }
}

/** R4: the folder of all state is a small disk of its own, and full. */
export async function fullDisk(): Promise<Outcome> {
  needRoot('Mounting a small disk')
  const academy = await Installation.deployed({}, { LIMIT_CONTACT_ADDRESS: '100000' }, (one) => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=700', 'tmpfs', one.data])
    return () => void execFileSync('umount', ['-l', one.data])
  })
  try {
    const client = new Client(academy.origin)
    const token = await client.signIn()
    // A session that was never used: its first use wants to be written down.
    const unused = await client.signIn()
    const stored: string[] = []
    const note = (name: string, status: number) => {
      if (status === 201) stored.push(name)
      return status
    }
    note('Before', (await client.publish(token, 'Before')).status)
    await pause(2100)
    fill(join(academy.data, 'ballast'))

    const wrong: string[] = []
    for (const path of paths) {
      const { status } = await client.call(path)
      if (status !== 200) wrong.push(`GET ${path} ${status}`)
    }
    const profile = await client.call('/api/auth/profile', { token: unused })
    if (profile.status !== 200) wrong.push(`profile ${profile.status}`)

    const picture = await photograph()
    const upload = await client.publish(token, 'With picture', true, undefined, picture)
    if (upload.status !== 507) wrong.push(`upload ${upload.status}`)
    let contact = await client.write('First visitor', 'Is there room for me?')
    // The log of the database reuses what it had before the disk was full, and then is full too.
    let written = 0
    for (; contact.status === 201 && written < 3000; written += 1) {
      contact = await client.write(`Visitor ${written}`, 'Is there room for me?')
    }
    if (contact.status !== 507) wrong.push(`contact ${contact.status}`)
    const save = await client.publish(token, 'Without picture')
    if (save.status !== 507) wrong.push(`save ${save.status}`)
    const sentence = (JSON.parse(contact.text) as { message?: string }).message ?? ''
    if (/SQL|ENOSPC|insert/i.test(contact.text + save.text + upload.text)) wrong.push('leaks')
    const left = readdirSync(join(academy.data, 'tmp')).length
    if (left > 0) wrong.push(`${left} temporary files`)

    rmSync(join(academy.data, 'ballast'))
    const begun = performance.now()
    let again = 0
    while (again !== 201 && performance.now() - begun < 5000) {
      again = note('After', (await client.publish(token, 'After')).status)
    }
    const wait = performance.now() - begun
    if (again !== 201 || wait > 1000) wrong.push(`writing again took ${Math.round(wait)} ms`)
    const list = (await client.call('/api/tournaments/admin', { token })).text
    const lost = stored.filter((title) => !list.includes(`"${title}"`)).length
    if (lost > 0) wrong.push(`${lost} lost`)
    return {
      holds: wrong.length === 0,
      seen:
        `${paths.length} pages and lists 200, profile ${profile.status}, message ${contact.status}, ` +
        `save ${save.status}, upload ${upload.status} ("${sentence}"), ${left} temporary files; ` +
        `room again: saved after ${Math.round(wait)} ms, ${lost} lost` +
        (wrong.length ? `; wrong: ${wrong.join(', ')}` : ''),
    }
  } finally {
    academy.remove()
  }
}
