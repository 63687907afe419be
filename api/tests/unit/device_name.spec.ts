import { test } from '@japa/runner'
import { deviceName } from '#auth/device_name'

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; SM-A155F) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36'

test.group('What a device is called', () => {
  test('{userAgent} is {browser} on {os}')
    .with([
      { userAgent: PHONE, browser: 'Chrome', os: 'Android' },
      { userAgent: `${PHONE} SamsungBrowser/28.0`, browser: 'Samsung Internet', os: 'Android' },
      {
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0',
        browser: 'Firefox',
        os: 'Linux',
      },
      { userAgent: 'Mozilla/5.0 (iPhone) Version/18 Safari/604', browser: 'Safari', os: 'iPhone' },
      { userAgent: 'curl/8.5.0', browser: null, os: null },
      { userAgent: undefined, browser: null, os: null },
    ])
    .run(({ assert }, { userAgent, ...name }) => assert.deepEqual(deviceName(userAgent), name))
})
