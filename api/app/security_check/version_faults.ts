import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sqlite3 from 'sqlite3'
import { VERSION_FLOORS } from '#security_check/version_floors'

const modulePaths = createRequire(import.meta.url).resolve.paths('any-package') ?? []

function installedVersion(name: string): string {
  if (name === 'node') return process.versions.node
  if (name === 'SQLite') return sqlite3.VERSION
  const file = modulePaths.map((folder) => join(folder, name, 'package.json')).find(existsSync)
  return file ? JSON.parse(readFileSync(file, 'utf8')).version : 'not installed'
}

const isOlder = (one: string, other: string) =>
  one === 'not installed' || one.localeCompare(other, 'en', { numeric: true }) < 0

/** What is served all the same: nothing is known to be lost by it, and there is no newer one. */
export function versionNotes(installed = installedVersion): string[] {
  const sqlite = installed('SQLite')
  if (sqlite !== '3.52.0') return []
  return [`SQLite ${sqlite} was withdrawn by its makers: record 3 names the way out.`]
}

export function versionFaults(installed = installedVersion): string[] {
  return Object.entries(VERSION_FLOORS)
    .filter(([name, floor]) => isOlder(installed(name), floor))
    .map(([name, floor]) => `${name} is ${installed(name)}: ${floor} or newer is needed.`)
}
