/** The window that a person has before them. */
export interface Device {
  width: number
  height: number
  isPhone: boolean
  hasScripts: boolean
}

export const desk: Device = { width: 1440, height: 900, isPhone: false, hasScripts: true }
export const phone: Device = { width: 390, height: 844, isPhone: true, hasScripts: true }
