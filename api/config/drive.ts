import { join } from 'node:path'
import env from '#start/env'
import { defineConfig, services } from '@adonisjs/drive'

const disk = env.get('DRIVE_DISK')
const endpoint = env.get('S3_ENDPOINT')

/**
 * A store that hangs must not block requests: all attempts end before nginx's wait of 35 s does. Without
 * `throwOnRequestTimeout` the time to an answer is only logged; the socket's is for an answer that stops
 * in its middle.
 */
export const patience = {
  maxAttempts: 3,
  requestHandler: {
    connectionTimeout: 3_000,
    requestTimeout: 8_000,
    socketTimeout: 8_000,
    throwOnRequestTimeout: true,
  },
}

/** S3 is declared only when used, because that loads Amazon's SDK. */
const driveConfig = defineConfig({
  default: disk,
  services: {
    fs: services.fs({
      location: join(env.get('DATA_DIR'), 'uploads'),
      serveFiles: false,
      visibility: 'public',
    }),
    ...(disk === 's3' && {
      s3: services.s3({
        endpoint,
        // Other stores rarely have a host name for each bucket.
        forcePathStyle: endpoint !== undefined,
        region: env.get('S3_REGION'),
        bucket: env.get('S3_BUCKET')!,
        credentials: {
          accessKeyId: env.get('S3_ACCESS_KEY_ID')!,
          secretAccessKey: env.get('S3_SECRET_ACCESS_KEY')!.release(),
        },
        visibility: 'private',
        supportsACL: false,
        // Other stores refuse the SDK's checksum header, or store it as content.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        ...patience,
      }),
    }),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
