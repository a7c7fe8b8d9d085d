/**
 * Tells the page that somebody was sent to that they have just been at the panel, and that no stranger’s link brought
 * them (components/layout/flash-message.tsx). Scripts read and delete it; it says nothing about the person.
 */
export const panelVisitCookie = {
  name: 'panel-visit',
  value: '1',
  maxAge: 30,
  path: '/',
  sameSite: 'lax',
} as const
