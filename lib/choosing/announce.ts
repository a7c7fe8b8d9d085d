const regionId = 'announcements'

function region(): HTMLElement {
  const known = document.getElementById(regionId)
  if (known) return known
  const made = document.createElement('p')
  made.id = regionId
  made.setAttribute('role', 'status')
  made.className = 'sr-only'
  document.body.append(made)
  return made
}

/**
 * Has a screen reader say what has just changed. One live region serves the whole page; it is made when it is first
 * needed, and filled a moment later, because a region that comes with its text is not read out.
 */
export function announce(text: string): void {
  const target = region()
  target.textContent = ''
  window.setTimeout(() => {
    target.textContent = text
  }, 100)
}
