import { type NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { personalHeaders } from '../../front/page-caching'
import { panelVisitCookie } from '../../front/panel-visit'
import { panelPolicy } from '../../front/policy'
import { log } from '../../process/log'
import { isPreviewFrame, type Resolution } from '../../routing/resolve'
import { type Exchange, type RefreshedSession, refreshSession } from '../../supabase/refresh-session'
import { isSecureRequest } from '../../supabase/session-cookie'
import { recordSignIn } from '../people/events'
import { clientAddress } from './client-address'
import { deviceOf } from './device'
import { beginRecovery, recoveryCookie, recoveryCookieName } from './recovery'
import type { AccountNotice, LoginNotice, PasswordNotice } from './return-address'

/** Whether the service could have made this code; it is asked about no other. */
const isCode = (code: string): boolean => z.uuid().safeParse(code).success

function redirect(request: NextRequest, pathname: string, notice?: string): NextResponse {
  const target = request.nextUrl.clone()
  target.pathname = pathname
  target.search = notice ? `?notice=${notice}` : ''
  // 303: whatever was sent here, the next page is asked for.
  return NextResponse.redirect(target, { status: 303, headers: personalHeaders })
}

interface Place<Notice extends string> {
  path: string
  notice?: Notice
}

/** Where links in mails lead, and where the person goes on from there. */
interface Landing {
  signedIn: Place<AccountNotice>
  /** The service has done what the link says, but this browser gets no session of it. */
  elsewhere: Place<LoginNotice | PasswordNotice | AccountNotice>
  /** The same, because the service did not answer; the place of `elsewhere` where there is no other. */
  failed?: Landing['elsewhere']
  refused: Place<LoginNotice | PasswordNotice | AccountNotice>
}

const landings: ReadonlyMap<string, Landing> = new Map([
  [
    '/admin',
    {
      signedIn: { path: '/admin' },
      elsewhere: { path: '/admin/login', notice: 'confirmed' },
      refused: { path: '/admin/login', notice: 'link' },
    },
  ],
  [
    '/admin/password/new',
    {
      signedIn: { path: '/admin/password/new' },
      elsewhere: { path: '/admin/password', notice: 'elsewhere' },
      failed: { path: '/admin/password', notice: 'link' },
      refused: { path: '/admin/password', notice: 'link' },
    },
  ],
  [
    '/admin/account',
    {
      signedIn: { path: '/admin/account', notice: 'email' },
      // Leads whoever is not signed in on to the sign-in, with the notice.
      elsewhere: { path: '/admin/account', notice: 'email' },
      refused: { path: '/admin/account', notice: 'link' },
    },
  ],
])

/** Takes in what a link in a mail brought to one of its landings; undefined where it brought nothing. */
async function answerLink(
  request: NextRequest,
  session: RefreshedSession,
  { signedIn, elsewhere, failed = elsewhere, refused }: Landing,
): Promise<NextResponse | undefined> {
  const { searchParams, pathname, protocol } = request.nextUrl
  const code = searchParams.get('code')
  if (code) {
    const outcome: Exchange = isCode(code) ? await session.exchange(code) : { kind: 'refused' }
    if (outcome.kind !== 'signed-in') {
      const { path, notice } = { elsewhere, failed, refused }[outcome.kind]
      return redirect(request, path, notice)
    }
    const response = redirect(request, signedIn.path, signedIn.notice)
    const secure = isSecureRequest(request.headers, protocol)
    const device = deviceOf((name) => request.cookies.get(name)?.value, secure)
    const { client, account, isRecovery } = outcome
    const [proof] = await Promise.all([
      isRecovery ? beginRecovery(client) : undefined,
      // Whoever reads the mails of the account has signed in like anybody with its password.
      recordSignIn(client, { account, clientIp: clientAddress(request.headers), device: device.token }),
    ])
    response.cookies.set(...device.cookie)
    if (proof) response.cookies.set(recoveryCookieName(secure), proof, recoveryCookie(secure))
    return response
  }
  if (searchParams.has('error_code') || searchParams.has('error')) {
    log.warn('confirmation-link-refused', { code: searchParams.get('error_code') })
    return redirect(request, refused.path, refused.notice)
  }
  // Hosted projects ask the old and the new mailbox; the first of the two links brings a message and no session.
  if (pathname === '/admin/account' && searchParams.has('message')) return redirect(request, pathname, 'half')
  return undefined
}

/**
 * Answers an address of the panel: keeps the session fresh, takes in confirmation links, and allows the page
 * only its own scripts. Whether the person may see the page is for the page to say.
 */
export async function answerPanel(
  request: NextRequest,
  { rewrite, status }: Extract<Resolution, { kind: 'panel' }>,
): Promise<NextResponse> {
  const { nextUrl } = request
  const session = await refreshSession(request)

  const landing = landings.get(nextUrl.pathname)
  const answer = landing && (await answerLink(request, session, landing))
  if (answer) return session.apply(answer)
  if (status === 404) log.warn('address-not-found', { path: nextUrl.pathname })

  const isFrame = isPreviewFrame(nextUrl.pathname)
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const policy = panelPolicy(nonce, process.env.NODE_ENV, isFrame ? 'self' : 'none')
  const headers = new Headers(request.headers)
  // Next reads the nonce for its own scripts from the request.
  headers.set('Content-Security-Policy', policy)
  const target = nextUrl.clone()
  target.pathname = rewrite
  const response = NextResponse.rewrite(target, { status, headers: personalHeaders, request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  response.cookies.set(panelVisitCookie)
  // The panel itself frames previews; the header of every other answer forbids frames (lib/front/policy.ts).
  if (isFrame) response.headers.set('X-Frame-Options', 'SAMEORIGIN')
  return session.apply(response)
}
