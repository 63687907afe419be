// Started as its own command does, without looking for TypeScript to compile.
const { createStrapi } = require('@strapi/strapi')

createStrapi({ appDir: __dirname, distDir: __dirname }).start()
