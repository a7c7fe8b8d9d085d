/** What the sign-in page says to somebody who comes from an e-mail, by the `notice` of its address. */
export const notices = ['confirmed', 'link', 'everywhere', 'email', 'half'] as const

export type LoginNotice = (typeof notices)[number]

/** What the page of the forgotten password says, by the `notice` of its address. */
export const passwordNotices = ['link', 'elsewhere'] as const

export type PasswordNotice = (typeof passwordNotices)[number]

/** What the page of the own account says, by the `notice` of its address. */
export const accountNotices = ['password', 'email', 'half', 'link'] as const

export type AccountNotice = (typeof accountNotices)[number]
