/** The application's root: of the sources, or of the build. */
export const APP_ROOT = new URL('../', import.meta.url)

/** Imports the framework's files relative to the application's root. */
export function importer(filePath: string) {
  if (filePath.startsWith('./') || filePath.startsWith('../')) {
    return import(new URL(filePath, APP_ROOT).href)
  }
  return import(filePath)
}
