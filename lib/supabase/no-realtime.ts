/** A socket that is never opened, in the shape that the library asks for. */
class NoSocket extends EventTarget {
  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSING = 2
  readonly CLOSED = 3
  readonly readyState = 3
  readonly url = ''
  readonly protocol = ''
  onopen = null
  onmessage = null
  onclose = null
  onerror = null
  close(): void {}
  send(): void {}
}

/**
 * The site never listens for changes as they happen, but supabase-js looks for a WebSocket as soon as a client is made
 * and throws where Node has none (before version 22). This is the one it gets.
 */
export const noRealtime = { transport: NoSocket }
