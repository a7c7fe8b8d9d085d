import { environment } from './config/environment.ts'

/**
 * The brand and its contacts as configured. Number, e-mail and profile are what the catalogue ships with: pages take
 * them from its content, where staff may have changed them.
 */
export const site = {
  name: environment.SITE_NAME,
  /** Origin of the public site, without a trailing slash: canonical addresses and share pictures begin with it. */
  origin: environment.SITE_URL,
  email: environment.SITE_EMAIL,
  chat: {
    host: environment.CHAT_HOST,
    /** What people call the app that opens. */
    app: environment.CHAT_APP,
    /** International number, digits only. */
    number: environment.CHAT_NUMBER,
  },
  /** Profile on the image-sharing network. */
  pictureProfile: environment.PICTURE_PROFILE_URL,
  town: 'Paraty',
  region: 'RJ',
  country: 'BR',
  areaServed: 'Paraty, Costa Verde',
  copyrightYear: 2024,
} as const

/** The chat number as people read it: +55 24 90000-0000. */
export function readableNumber(digits: string): string {
  const parts = /^(\d{2})(\d{2})(\d{4,5})(\d{4})$/.exec(digits)
  return parts ? `+${parts[1]} ${parts[2]} ${parts[3]}-${parts[4]}` : `+${digits}`
}
