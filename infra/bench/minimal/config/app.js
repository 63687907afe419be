import { defineConfig } from '@adonisjs/core/http'

export const appKey = 'what nobody needs to guess, for a bench'
export const http = defineConfig({})
