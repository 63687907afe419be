import { defineConfig, drivers } from '@adonisjs/core/encryption'
import { appKey } from './app.js'

export default defineConfig({
  default: 'gcm',
  list: { gcm: drivers.aes256gcm({ keys: [appKey], id: 'gcm' }) },
})
