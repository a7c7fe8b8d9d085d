import { isAuthError, isAuthPKCECodeVerifierMissingError } from '@supabase/supabase-js'
import type { NextRequest, NextResponse } from 'next/server'
import { log, reason } from '../process/log'
import { within } from '../process/within'
import { isOutage } from './call'
import { supabaseProject } from './project'
import { createSessionClient, type SessionClient } from './session-client'
import { isSecureRequest, isSessionCookie, unreadableCookies } from './session-cookie'

/** What became of the code of a link in a mail, with which the service says that it has done what the link is for. */
export type Exchange =
  /** `client` speaks as the person with this account; `isRecovery` where the link was one for a forgotten password. */
  | { kind: 'signed-in'; client: SessionClient; account: string; isRecovery: boolean }
  /** This browser cannot exchange it: another one asked for the link, or this one has asked for another since. */
  | { kind: 'elsewhere' }
  /** The service did not answer, or came too late to it. */
  | { kind: 'failed' }
  /** The service knows no such code. */
  | { kind: 'refused' }

function unexchanged(failure: unknown): 'elsewhere' | 'failed' | 'refused' {
  if (isAuthPKCECodeVerifierMissingError(failure)) return 'elsewhere'
  const code = isAuthError(failure) ? failure.code : undefined
  if (code === 'bad_code_verifier') return 'elsewhere'
  return code === undefined || code === 'flow_state_expired' || isOutage(failure) ? 'failed' : 'refused'
}

export interface RefreshedSession {
  /** Puts the cookies and headers of a refreshed session on the answer. */
  apply: (response: NextResponse) => NextResponse
  /** Turns the code of a confirmation link into a session. */
  exchange: (code: string) => Promise<Exchange>
}

/**
 * Keeps the session fresh before a page of the panel runs, because pages cannot write cookies. The page
 * sees the new session in the request, the browser in the answer. Authorises nothing: pages and routes
 * check for themselves.
 */
export async function refreshSession(request: NextRequest): Promise<RefreshedSession> {
  const changes: ((response: NextResponse) => void)[] = []
  const apply = (response: NextResponse): NextResponse => {
    for (const change of changes) change(response)
    return response
  }
  const project = supabaseProject()
  if (!project) return { apply, exchange: async () => ({ kind: 'refused' }) }
  const secure = isSecureRequest(request.headers, request.nextUrl.protocol)

  const unreadable = await unreadableCookies(request.cookies.getAll())
  if (unreadable.length > 0) {
    log.warn('session-unreadable', { cookies: unreadable })
    // Also from the browser: a part that stayed would be read together with the parts of the next session.
    for (const name of unreadable) request.cookies.delete(name)
    changes.push((response) => {
      for (const name of unreadable) response.cookies.set(name, '', { path: '/', maxAge: 0, secure })
    })
  }

  const client = createSessionClient(project, {
    secure,
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll: (values, headers) => {
        for (const { name, value } of values) {
          if (value === '') request.cookies.delete(name)
          else request.cookies.set(name, value)
        }
        changes.push((response) => {
          for (const { name, value, options } of values) response.cookies.set(name, value, options)
          for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
        })
      },
    },
  })

  const hasSession = request.cookies.getAll().some(({ name }) => isSessionCookie(name))
  if (hasSession) {
    // Asks the service only where the session is about to end, and for nothing else.
    const { session, failure } = await within(5_000, client.auth.getSession()).then(
      ({ data, error }) => ({ session: data.session, failure: error }),
      (error: unknown) => ({ session: null, failure: error }),
    )
    if (failure) log.warn('session-refresh-failed', { reason: reason(failure) })
    const secondsLeft = (session?.expires_at ?? Number.POSITIVE_INFINITY) - Date.now() / 1000
    // Renewed just now where it was about to end: what is over all the same is so by the clock of this machine alone.
    if (secondsLeft <= 0) log.error('clock-differs', { secondsAhead: Math.round(-secondsLeft) })
  }
  return {
    apply,
    exchange: async (code) => {
      const { data, failure } = await within(8_000, client.auth.exchangeCodeForSession(code)).then(
        (answer) => ({ data: answer.data, failure: answer.error }),
        (error: unknown) => ({ data: undefined, failure: error }),
      )
      if (!failure) {
        // The library kept with the verifier what the link was asked for, and types less than it gives.
        const isRecovery = data !== undefined && 'redirectType' in data && data.redirectType === 'recovery'
        if (data?.user) return { kind: 'signed-in', client, account: data.user.id, isRecovery }
      }
      log.warn('confirmation-code-refused', { reason: failure ? reason(failure) : 'no session came' })
      return { kind: unexchanged(failure) }
    },
  }
}
