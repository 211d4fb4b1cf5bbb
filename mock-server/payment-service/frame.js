// The page inside the frame. The card stays here; the page around it gets a token, or why there is none.
const WORDS = {
  en: {
    number: 'Card number',
    expiry: 'Expiry date',
    cvc: 'Security code',
    name: 'Name on the card',
    postalCode: 'Postal code',
    incorrect_number: 'Check the card number.',
    not_a_test_card: 'Use a test card, such as 4242 4242 4242 4242.',
    invalid_expiry: 'Enter month and year, such as 11/29.',
    expired_card: 'This card has expired.',
    incorrect_cvc: 'Enter the 3 or 4 digits.',
    card_declined: 'The bank declined this card.',
    insufficient_funds: "This card doesn't have enough funds.",
    challenge: 'Confirm it’s you',
    challengeText: 'Your bank wants to confirm that this card is yours. This is a test: choose what happens.',
    pass: 'Confirm',
    fail: 'Refuse',
  },
  de: {
    number: 'Kartennummer',
    expiry: 'Gültig bis',
    cvc: 'Prüfnummer',
    name: 'Name auf der Karte',
    postalCode: 'Postleitzahl',
    incorrect_number: 'Prüfen Sie die Kartennummer.',
    not_a_test_card: 'Verwenden Sie eine Testkarte, etwa 4242 4242 4242 4242.',
    invalid_expiry: 'Geben Sie Monat und Jahr ein, etwa 11/29.',
    expired_card: 'Diese Karte ist abgelaufen.',
    incorrect_cvc: 'Geben Sie die 3 oder 4 Ziffern ein.',
    card_declined: 'Die Bank hat diese Karte abgelehnt.',
    insufficient_funds: 'Diese Karte ist nicht ausreichend gedeckt.',
    challenge: 'Bestätigen Sie die Zahlung',
    challengeText:
      'Ihre Bank möchte sichergehen, dass diese Karte Ihnen gehört. Dies ist ein Test: Wählen Sie, was geschieht.',
    pass: 'Bestätigen',
    fail: 'Ablehnen',
  },
  fr: {
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    cvc: 'Code de sécurité',
    name: 'Nom sur la carte',
    postalCode: 'Code postal',
    incorrect_number: 'Vérifiez le numéro de carte.',
    not_a_test_card: 'Utilisez une carte de test, comme 4242 4242 4242 4242.',
    invalid_expiry: 'Saisissez le mois et l’année, comme 11/29.',
    expired_card: 'Cette carte a expiré.',
    incorrect_cvc: 'Saisissez les 3 ou 4 chiffres.',
    card_declined: 'La banque a refusé cette carte.',
    insufficient_funds: 'Le solde de cette carte est insuffisant.',
    challenge: 'Confirmez votre identité',
    challengeText:
      'Votre banque veut s’assurer que cette carte est la vôtre. Ceci est un test : choisissez la suite.',
    pass: 'Confirmer',
    fail: 'Refuser',
  },
};

const root = document.documentElement;
const query = new URLSearchParams(location.search);
const parentOrigin = root.dataset.parent;
const lang = (query.get('lang') ?? 'en').slice(0, 2);
const words = WORDS[lang] ?? WORDS.en;
const FIELDS = ['number', 'expiry', 'cvc', 'name', 'postalCode'];
const WITH_ERROR = ['number', 'expiry', 'cvc'];

const at = (id) => document.getElementById(id);
const tell = (message) => parent.postMessage(message, parentOrigin);

root.lang = lang in WORDS ? lang : 'en';
root.dataset.theme = query.get('theme') === 'dark' ? 'dark' : 'light';
for (const id of FIELDS) document.querySelector(`label[for=${id}]`).textContent = words[id];
at('challenge-title').textContent = words.challenge;
at('challenge-text').textContent = words.challengeText;
at('pass').textContent = words.pass;
at('fail').textContent = words.fail;

at('number').addEventListener('input', ({ target }) => {
  if (target.selectionStart !== target.value.length) return;
  target.value = target.value.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 ');
});
at('expiry').addEventListener('input', ({ target, inputType }) => {
  if (inputType === 'insertText' && /^\d\d$/.test(target.value)) target.value += '/';
});
at('card').addEventListener('submit', (event) => {
  event.preventDefault();
  tell({ type: 'enter' });
});
// A form without a button is submitted by Enter only if it has one field.
at('card').addEventListener('keydown', (event) => {
  if (event.key === 'Enter') {
    event.preventDefault();
    tell({ type: 'enter' });
  }
});

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== parentOrigin || data?.type !== 'submit') return;
  void submit(String(data.clientSecret), '');
});

async function submit(clientSecret, challenge) {
  showFaults([]);
  const entry = Object.fromEntries(FIELDS.map((id) => [id, at(id).value]));
  let answer;
  try {
    const response = await fetch('/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...entry, clientSecret, challenge }),
    });
    answer = await response.json();
  } catch {
    return fail('unreachable', '');
  }
  if (answer.challenge) return askOwner(clientSecret);
  if (answer.token) return tell({ type: 'token', token: answer.token });
  const faults = answer.faults ?? [];
  showFaults(faults);
  const [first] = faults;
  const isEntry = WITH_ERROR.includes(first?.field) && !/declined|funds|expired/.test(first.code);
  fail(isEntry ? 'incomplete' : (first?.code ?? 'unknown'), words[first?.code] ?? '');
}

const fail = (code, message) => tell({ type: 'error', code, message });

function showFaults(faults) {
  for (const id of WITH_ERROR) {
    const fault = faults.find(({ field }) => field === id);
    at(`${id}-error`).textContent = fault ? (words[fault.code] ?? '') : '';
    at(id).setAttribute('aria-invalid', String(fault !== undefined));
    at(id).setAttribute('aria-describedby', `${id}-error`);
  }
  const [first] = faults;
  if (first?.field) at(first.field).focus();
}

function askOwner(clientSecret) {
  const show = (isAsking) => {
    at('card').hidden = isAsking;
    at('challenge').hidden = !isAsking;
  };
  const answer = (challenge) => {
    show(false);
    void submit(clientSecret, challenge);
  };
  at('pass').onclick = () => answer('passed');
  at('fail').onclick = () => answer('failed');
  show(true);
  at('challenge-title').focus();
}

new ResizeObserver(() => tell({ type: 'resize', height: document.body.offsetHeight })).observe(document.body);
tell({ type: 'ready' });
