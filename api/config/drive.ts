import { join } from 'node:path'
import env from '#start/env'
import { defineConfig, services } from '@adonisjs/drive'

/** Pictures live under DATA_DIR; `uploads_controller` serves them with its own headers. */
const driveConfig = defineConfig({
  default: env.get('DRIVE_DISK'),
  services: {
    fs: services.fs({
      location: join(env.get('DATA_DIR'), 'uploads'),
      serveFiles: false,
      visibility: 'public',
    }),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
