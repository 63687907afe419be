// AdonisJS with one route and nothing else: what every application of it takes to start.
//   PORT=<port> node server.js
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

const root = new URL('./', import.meta.url)
const importer = (path) => import(path.startsWith('.') ? new URL(path, root).href : path)

await new Ignitor(root, { importer }).httpServer().start()
