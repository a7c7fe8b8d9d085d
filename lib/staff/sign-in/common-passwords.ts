/**
 * What people in Brazil and elsewhere choose most, from the top of the published yearly lists. Short on purpose: whoever
 * guesses tries these first, and everything after them meets the limits of sign-in (limiter.ts).
 */
const common: ReadonlySet<string> = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 123123 123321 123654 112233 121212 102030 010203 101010 147258 159753
  654321 987654 987654321 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwerty qwerty1 qwerty123 qwertyuiop asdfgh asdfghjkl
  zxcvbn zxcvbnm q1w2e3r4 qazwsx abc123 abcd1234 abcdef a123456 a1b2c3 senha senha1 senha12 senha123 senha1234 minhasenha
  mudar123 mudar@123 trocar123 password password1 password12 password123 passw0rd p@ssw0rd letmein welcome welcome1
  iloveyou sunshine princess dragon monkey football baseball superman batman pokemon master shadow michael jordan23
  admin123 admin1234 administrador administrator adminadmin admin@123 root123 toor123 teste123 teste1234 test123 test1234
  testing guest123 usuario user1234 login123 acesso123 default changeme secret123 segredo
  brasil brasil123 brazil flamengo corinthians palmeiras saopaulo santos vasco gremio cruzeiro botafogo fluminense
  paraty paraty123 jesus123 jesuscristo deusefiel deus123 familia amorzinho teamo teamo123 gatinha gabriel felipe
  rafael lucas123 mariana camila bruna123 eduardo fernanda juliana vitoria
  `
    .trim()
    .split(/\s+/),
)

/** Whether one run of neighbours of the keyboard or the alphabet, or one character, makes up the whole password. */
function isMonotonous(password: string): boolean {
  if (new Set(password).size <= 2) return true
  const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
  const reversed = rows.map((row) => [...row].reverse().join(''))
  return [...rows, ...reversed].some((row) => row.includes(password))
}

/** Whether a password is among the first that a stranger would try for an account with this e-mail. */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.toLowerCase()
  const address = email.toLowerCase()
  const names = [address, address.slice(0, address.indexOf('@'))]
  return common.has(plain) || names.includes(plain) || isMonotonous(plain)
}
