import type { Texts } from './Texts.ts';

const countDays = (count: number, written: string) => `${written} ${count === 1 ? 'Tag' : 'Tage'}`;

export const Alert: Texts['Alert'] = { dismiss: 'Schließen' };

export const Breadcrumbs: Texts['Breadcrumbs'] = { label: 'Pfad zu dieser Seite' };

export const CardFields: Texts['CardFields'] = {
  cardNumber: 'Kartennummer',
  expiry: 'Gültig bis',
  cvc: 'Prüfziffer',
};

export const CategoryChips: Texts['CategoryChips'] = { label: 'Kategorien' };

export const CheckoutSteps: Texts['CheckoutSteps'] = {
  label: 'Bestellvorgang',
  steps: ['Ihre Angaben', 'Bestellung prüfen', 'Zahlung'],
  done: ', erledigt',
};

export const Combobox: Texts['Combobox'] = {
  open: 'Vorschläge anzeigen',
  clear: 'Leeren',
  loading: 'Wird gesucht',
  nothing: 'Nichts gefunden.',
  found: (count) => `Vorschläge: ${count}`,
};

export const ConfirmDialog: Texts['ConfirmDialog'] = { cancel: 'Abbrechen' };

export const ConversationList: Texts['ConversationList'] = {
  label: 'Unterhaltungen',
  empty: 'Sie haben noch keine Unterhaltungen.',
  noneFound: 'Keine Unterhaltung passt dazu.',
  own: 'Sie: ',
  muted: ', stummgeschaltet',
  older: 'Ältere Unterhaltungen zeigen',
};

export const CookieNotice: Texts['CookieNotice'] = {
  label: 'Cookies auf dieser Seite',
  accept: 'Alle annehmen',
  decline: 'Nur notwendige',
};

export const DataTable: Texts['DataTable'] = {
  sorted: (column, direction) =>
    `Sortiert nach ${column}, ${direction === 'ascending' ? 'aufsteigend' : 'absteigend'}`,
};

export const DatePicker: Texts['DatePicker'] = {
  open: 'Datum wählen',
  calendar: 'Kalender',
  previous: 'Voriger Monat',
  next: 'Nächster Monat',
  today: (day) => `Heute, ${day}`,
  selected: (day) => `${day}, ausgewählt`,
};

export const Dialog: Texts['Dialog'] = { close: 'Schließen' };

export const DisputePanel: Texts['DisputePanel'] = {
  label: 'Streitfall',
  reader: 'Sie',
  buyer: 'Der Käufer',
  seller: 'Der Verkäufer',
  opened: (date) => `Eröffnet am ${date}`,
  wanted: 'Der Käufer soll zurückbekommen',
  nothing: 'Nichts',
  answer: 'Antwort',
  noAnswer: 'Noch keine Antwort.',
  answerBy: (date) => `Zeit zu antworten bis ${date}`,
  appeal: 'Möchte eine andere Entscheidung',
  market: 'Entscheidung des Marktplatzes',
  decided: (date) => `Entschieden am ${date}`,
  refund: 'Der Käufer bekommt das ganze Geld zurück.',
  part: (amount) => `Der Käufer bekommt ${amount} zurück, der Verkäufer den Rest.`,
  release: 'Der Verkäufer bekommt das Geld.',
  takesEffect: (date) =>
    `Das Geld fließt am ${date}, wenn bis dahin niemand eine andere Entscheidung verlangt.`,
  isFinal: 'Nach dieser gibt es keine andere Entscheidung.',
};

export const ErrorState: Texts['ErrorState'] = { retry: 'Noch einmal versuchen' };

export const ExtraEditor: Texts['ExtraEditor'] = {
  label: 'Zusatzleistungen',
  add: 'Zusatzleistung hinzufügen',
  extra: (number) => `Zusatzleistung ${number}`,
  title: 'Was der Käufer bekommt',
  price: 'Preis',
  days: 'Zusätzliche Tage',
  faster: 'Unter 0 wird es schneller fertig.',
  revisions: 'Zusätzliche Überarbeitungen',
  most: 'Höchstens wie viele',
};

export const ExtraList: Texts['ExtraList'] = {
  label: 'Extras dazu',
  each: (price) => `je ${price}`,
  later: (count, written) => `+ ${countDays(count, written)}`,
  faster: (count, written) => `${countDays(count, written)} schneller`,
  revisions: (count, written) => `+ ${written} ${count === 1 ? 'Korrektur' : 'Korrekturen'}`,
  gone: 'Nicht mehr im Angebot',
  quantity: 'Wie viele?',
  less: 'Eins weniger',
  more: 'Eins mehr',
};

export const FaqList: Texts['FaqList'] = { title: 'Häufige Fragen' };

export const FileDrop: Texts['FileDrop'] = {
  choose: 'Dateien wählen',
  drop: 'oder hier ablegen',
  tooLarge: (names, size) => `Ausgelassen: ${names}. Eine Datei darf ${size} haben.`,
  wrongKind: (names) => `Ausgelassen: ${names}. Solche Dateien werden nicht angenommen.`,
};

export const FileList: Texts['FileList'] = {
  label: 'Dateien',
  sending: (name) => `${name} wird gesendet`,
  checking: 'Wird auf Schadsoftware geprüft',
  failed: 'Nicht gesendet.',
  retry: (name) => `${name} noch einmal senden`,
  cancel: (name) => `${name} nicht weiter senden`,
  remove: (name) => `${name} entfernen`,
  refused: 'Abgelehnt.',
  risky: 'Kann das Gerät verändern, wenn man es öffnet',
  fetch: 'Herunterladen',
  ask: (name) => `${name} herunterladen?`,
  risk: 'Programme, Skripte und Dokumente wie dieses können beim Öffnen Schaden anrichten. Nur öffnen, wenn es erwartet wurde und der Absender vertrauenswürdig ist.',
};

export const ActiveFilters: Texts['ActiveFilters'] = {
  label: 'Gewählte Filter',
  remove: (name) => `Filter ${name} entfernen`,
  clear: 'Alle entfernen',
};

export const SortSelect: Texts['SortSelect'] = {
  label: 'Sortieren nach',
  sort: 'Sortieren',
};

export const FilterPanel: Texts['FilterPanel'] = {
  label: 'Filter für die Suche',
  chosen: 'Gewählte Filter',
  remove: (name) => `Filter ${name} entfernen`,
  clear: 'Alle entfernen',
  show: 'Ergebnisse anzeigen',
};

export const FunnelBars: Texts['FunnelBars'] = {
  share: (share) => `${share} vom Schritt davor`,
};

export const ImagePicker: Texts['ImagePicker'] = {
  choose: 'Bild auswählen',
  drop: 'oder hierher ziehen',
  chooseSeveral: 'Bilder auswählen',
  dropSeveral: 'oder hierher ziehen',
  chosen: 'Ausgewählte Bilder',
  cover: 'Titelbild',
  moveForward: (name) => `${name} nach vorn`,
  moveBack: (name) => `${name} nach hinten`,
  remove: (name) => `${name} entfernen`,
  onlyPictures: (names) => `Nicht übernommen: ${names}. Nur Bilder können ausgewählt werden.`,
  onlyOne: (names) => `Nicht übernommen: ${names}. Nur ein Bild kann ausgewählt werden.`,
};

const sellerLevels = {
  new: 'Neu',
  none: 'Noch keine Stufe',
  one: 'Stufe 1',
  two: 'Stufe 2',
  top: 'Topverkäufer',
};

export const LevelBadge: Texts['LevelBadge'] = {
  level: (level, days, count) => {
    if (days === null) return sellerLevels[level];
    if (days === 0) return `${sellerLevels[level]}, sinkt heute`;
    return days === 1
      ? `${sellerLevels[level]}, sinkt morgen`
      : `${sellerLevels[level]}, sinkt in ${count} Tagen`;
  },
};

export const ListEditor: Texts['ListEditor'] = {
  add: 'Weitere hinzufügen',
  move: (name) => `${name} verschieben`,
  moveUp: (name) => `Nach oben: ${name}`,
  moveDown: (name) => `Nach unten: ${name}`,
  moveForward: (name) => `Nach vorn: ${name}`,
  moveBack: (name) => `Nach hinten: ${name}`,
  remove: (name) => `${name} entfernen`,
  keys: 'Ziehen oder mit den Pfeiltasten verschieben.',
  moved: (place, count) => `Jetzt an Stelle ${place} von ${count}`,
  removed: (name) => `Entfernt: ${name}`,
  room: (count) => `Noch Platz für ${count}.`,
  full: (most) => `Das ist alles: Mehr als ${most} sind nicht möglich.`,
};

export const MessageComposer: Texts['MessageComposer'] = {
  label: 'Nachricht',
  hint: 'Strg+Enter sendet sie.',
  send: 'Senden',
};

export const MessageList: Texts['MessageList'] = {
  label: 'Nachrichten',
  empty: 'Noch hat niemand geschrieben.',
  own: 'Sie: ',
  other: (name) => `Von ${name}: `,
  sending: 'Wird gesendet',
  failed: 'Nicht gesendet.',
  retry: 'Noch einmal senden',
  older: 'Ältere Nachrichten zeigen',
  subject: 'Zu',
  held: 'Noch nicht zugestellt.',
  deleted: 'Diese Nachricht wurde gelöscht.',
  seen: 'Gesehen',
  delete: 'Diese Nachricht löschen',
  report: 'Diese Nachricht melden',
};

export const MetricTile: Texts['MetricTile'] = {
  more: (share) => `${share} mehr als zuvor`,
  less: (share) => `${share} weniger als zuvor`,
  same: 'So viel wie zuvor',
};

export const NotificationList: Texts['NotificationList'] = {
  label: 'Mitteilungen',
  empty: 'Noch ist nichts geschehen.',
  unseen: 'Neu: ',
  markSeen: 'Alle als gesehen kennzeichnen',
  older: 'Ältere Mitteilungen zeigen',
};

export const NotificationMenu: Texts['NotificationMenu'] = {
  label: 'Mitteilungen',
  withNew: (count) => `Mitteilungen, ${count} neu`,
  loading: 'Mitteilungen werden geladen',
  all: 'Alle Mitteilungen',
};

export const NumberField: Texts['NumberField'] = { less: 'Weniger', more: 'Mehr' };

export const OfferCard: Texts['OfferCard'] = {
  open: 'Offen',
  accepted: 'Angenommen',
  declined: 'Abgelehnt',
  withdrawn: 'Zurückgezogen',
  expired: 'Abgelaufen',
  label: 'Persönliches Angebot',
  expires: (date) => `Gilt bis ${date}`,
  hasExpired: (date) => `Abgelaufen am ${date}`,
};

export const OrderCard: Texts['OrderCard'] = {
  order: 'Bestellung',
  edit: (name) => `Bestellung bearbeiten: ${name}`,
};

export const OrderSummary: Texts['OrderSummary'] = {
  title: 'Zusammenfassung',
  subtotal: 'Zwischensumme',
  oneUnit: '1 Stück',
  total: 'Summe',
};

export const OrderTimeline: Texts['OrderTimeline'] = {
  done: ', erledigt',
  toCome: ', steht noch aus',
};

export const OrdersTable: Texts['OrdersTable'] = {
  caption: 'Bestellungen',
  service: 'Leistung',
  id: 'Bestellnummer',
  amount: 'Betrag',
  status: 'Status',
  action: 'Aktion',
  open: (name) => `Bestellung öffnen: ${name}`,
  serviceGone: 'Diese Leistung wird nicht mehr angeboten.',
  accountGone: 'Dieses Konto gibt es nicht mehr.',
};

export const PackageEditor: Texts['PackageEditor'] = {
  label: 'Pakete',
  add: 'Paket hinzufügen',
  package: (number) => `Paket ${number}`,
  remove: (name) => `${name} entfernen`,
  removed: (name) => `Entfernt: ${name}`,
  room: (count) => `Noch Platz für ${count}.`,
  name: 'Bezeichnung',
  names: ['Einfach', 'Üblich', 'Umfassend'],
  description: 'Was der Käufer bekommt',
  price: 'Preis',
  days: 'Arbeitstage',
  revisions: 'Überarbeitungen',
  anyNumber: 'Beliebig viele Überarbeitungen',
};

export const PackagePicker: Texts['PackagePicker'] = { label: 'Pakete' };

export const PackageTable: Texts['PackageTable'] = {
  caption: 'Pakete vergleichen',
  package: 'Paket',
  content: 'Umfang',
  choose: 'Wählen',
  chosen: 'Gewählt',
};

export const Pagination: Texts['Pagination'] = {
  label: 'Seiten',
  first: 'Erste',
  previous: 'Zurück',
  next: 'Weiter',
  last: 'Letzte',
  page: (page) => `Seite ${page}`,
};

export const PasswordField: Texts['PasswordField'] = {
  show: 'Eingabe anzeigen',
  hide: 'Eingabe verbergen',
};

export const PictureSorter: Texts['PictureSorter'] = {
  cover: 'Titelbild',
  makeCover: 'Als Titelbild',
  picture: (number) => `Bild ${number}`,
  alt: 'Was das Bild zeigt',
};

export const Price: Texts['Price'] = { from: (price) => `Ab ${price}` };

export const PriceCard: Texts['PriceCard'] = {
  hint: 'Schreiben Sie mir vor der Bestellung, dann schätze ich Ihr Vorhaben ein.',
  rating: 'Bewertung',
  reviews: 'Rezensionen',
  orders: 'Bestellungen',
  add: (price) => `Auf die Merkliste (${price})`,
  added: 'Schon auf der Merkliste',
  update: 'Merkliste aktualisieren',
  edit: 'Leistung bearbeiten',
  own: 'Das ist Ihre eigene Leistung: Sie können sie weder bestellen noch bewerten.',
  extra: 'Extras:',
  noExtra: 'Zurzeit keine Extras.',
};

export const PriceLines: Texts['PriceLines'] = {
  total: 'Summe',
  empty: 'Noch ist nichts gewählt.',
};

export const PriceSlider: Texts['PriceSlider'] = {
  label: 'Preis',
  lowest: (label) => `${label}: von`,
  highest: (label) => `${label}: bis`,
  typedLowest: (label, currency) => `${label} von, in ${currency}`,
  typedHighest: (label, currency) => `${label} bis, in ${currency}`,
};

export const ProposalCard: Texts['ProposalCard'] = {
  own: 'Ihr Vorschlag',
  ofBuyer: 'Vorschlag des Käufers',
  ofSeller: 'Vorschlag des Verkäufers',
  waitsForReader: 'Wartet auf Sie',
  waitsForBuyer: 'Wartet auf den Käufer',
  waitsForSeller: 'Wartet auf den Verkäufer',
  days: (count, written) => `${written} ${count === 1 ? 'Tag' : 'Tage'} mehr`,
  cancellation: 'Die Bestellung stornieren',
  refund: (amount) => `${amount} zurück`,
  due: 'Dann fällig',
  returned: 'Der Käufer bekommt zurück',
  kept: 'Der Verkäufer behält',
  lapses: (date) => `Ohne Antwort ist er am ${date} abgelehnt.`,
};

export const QuestionEditor: Texts['QuestionEditor'] = {
  label: 'Fragen an den Käufer',
  add: 'Frage hinzufügen',
  question: (number) => `Frage ${number}`,
  text: 'Was Sie wissen möchten',
  kind: 'Die Antwort ist',
  kinds: ['Eine Zeile Text', 'Ein längerer Text', 'Eine von mehreren Möglichkeiten'],
  required: 'Muss beantwortet werden',
  options: 'Möglichkeiten',
  addOption: 'Möglichkeit hinzufügen',
  option: (number) => `Möglichkeit ${number}`,
};

export const Rating: Texts['Rating'] = {
  labels: ['Sehr schlecht', 'Schlecht', 'In Ordnung', 'Gut', 'Ausgezeichnet'],
  before: 'Bewertung: ',
  after: ' von 5',
  reviews: (count, written) => `${written} ${count === 1 ? 'Rezension' : 'Rezensionen'}`,
};

export const RatingHistogram: Texts['RatingHistogram'] = { label: 'Bewertungen nach Sternen' };

export const ReportDialog: Texts['ReportDialog'] = {
  title: 'Melden',
  reason: 'Was ist nicht in Ordnung?',
  text: 'Was sollten wir wissen?',
  textHint: 'Das liest nur, wer den Marktplatz betreibt. Wen Sie melden, erfährt nicht, von wem.',
  cancel: 'Abbrechen',
  submit: 'Meldung senden',
};

export const ReviewDialog: Texts['ReviewDialog'] = {
  title: 'Rezension schreiben',
  rating: 'Bewertung',
  comment: 'Kommentar',
  cancel: 'Abbrechen',
  submit: 'Absenden',
};

export const HelpfulButton: Texts['HelpfulButton'] = {
  label: (count, written) => (count === 0 ? 'Hilfreich' : `Hilfreich (${written})`),
};

export const ReplyForm: Texts['ReplyForm'] = {
  label: 'Ihre Antwort',
  hint: 'Alle können sie lesen. Sie können einmal antworten.',
  send: 'Antworten',
  cancel: 'Abbrechen',
};

export const ReviewFilters: Texts['ReviewFilters'] = {
  label: 'Welche Rezensionen zu sehen sind',
  sort: 'Reihenfolge der Rezensionen',
  sorts: {
    newest: 'Neueste zuerst',
    helpful: 'Hilfreichste zuerst',
    highest: 'Beste zuerst',
    lowest: 'Schlechteste zuerst',
  },
  verified: 'Nur von Leuten, die es gekauft haben',
  clear: (name) => `Nur „${name}“: alle zeigen`,
};

export const VerifiedMark: Texts['VerifiedMark'] = {
  label: (count, written) => (count > 1 ? `Hier gekauft, ${written} Aufträge` : 'Hier gekauft'),
};

export const ReviewList: Texts['ReviewList'] = {
  title: (count) => `Rezensionen (${count})`,
  empty: 'Noch keine Rezensionen. Erzählen Sie als Erste, wie es war.',
  unknown: 'Unbekannt',
  noneMatching: 'Keine Rezension ist so.',
  changed: 'geändert',
  reply: 'Antwort der anbietenden Person',
  removed: 'Vom Markt entfernt:',
  profile: (name) => `Profil von ${name}`,
};

export const SalesChart: Texts['SalesChart'] = {
  empty: 'Noch keine Verkäufe.',
  showFigures: 'Zahlen anzeigen',
  date: 'Datum',
  amount: 'Betrag',
  course: (first, last) => `${first.amount} am ${first.date}, ${last.amount} am ${last.date}`,
};

export const ScoreCard: Texts['ScoreCard'] = {
  of: (score) => `${score} von 100`,
  none: 'Noch keine Punkte',
  points: (points, most) => `${points} von ${most}`,
};

export const SearchField: Texts['SearchField'] = { submit: 'Suchen' };
export const SuggestField: Texts['SuggestField'] = {
  list: 'Vorschläge',
  found: (count) => `Vorschläge: ${count}`,
};

export const SellerCard: Texts['SellerCard'] = {
  unknown: 'Unbekannt',
  from: 'Aus',
  memberSince: 'Dabei seit',
  bio: 'Über mich',
  noBio: 'Noch keine Angaben',
  ask: 'Frage stellen',
  contact: 'Schreiben Sie mir',
  profile: 'Profil ansehen',
};

export const ServiceCard: Texts['ServiceCard'] = {
  unknownSeller: 'Unbekannt',
  reviews: (count, written) => `(${written} ${count === 1 ? 'Rezension' : 'Rezensionen'})`,
  details: 'Ansehen',
  from: 'Ab',
};

export const ServiceGallery: Texts['ServiceGallery'] = {
  carousel: 'Bilderfolge',
  thumbnails: 'Bilder',
  start: 'Weiterblättern lassen',
  stop: 'Anhalten',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  picture: (number) => `Bild ${number}`,
  pictureOf: (title, number, count) => `${title}, Bild ${number} von ${count}`,
};

export const ServiceTerms: Texts['ServiceTerms'] = {
  delivery: 'Lieferung',
  days: countDays,
  revisions: 'Korrekturen',
  anyRevisions: 'Beliebig viele',
  noRevisions: 'Keine',
};

export const Sidebar: Texts['Sidebar'] = { label: 'Übersicht' };

export const SkipLink: Texts['SkipLink'] = { skip: 'Zum Inhalt springen' };

export const Spinner: Texts['Spinner'] = { label: 'Wird geladen' };

export const StatusBadge: Texts['StatusBadge'] = {
  Delivered: 'Geliefert',
  Processing: 'In Arbeit',
  paid: 'bezahlt',
  'Not Paid': 'Nicht bezahlt',
};

export const StepForm: Texts['StepForm'] = {
  step: (number, count) => `Schritt ${number} von ${count}`,
  back: 'Zurück',
  next: 'Weiter',
  send: 'Senden',
};

export const TagInput: Texts['TagInput'] = {
  chosen: (label) => `${label}: gewählt`,
  remove: (tag) => `${tag} entfernen`,
  added: (tag) => `Hinzugefügt: ${tag}`,
  removed: (tag) => `Entfernt: ${tag}`,
  twice: (tag) => `${tag} gibt es schon.`,
  full: (most) => `Das ist alles: Mehr als ${most} sind nicht möglich.`,
  unknown: (word) => `${word} steht nicht in der Liste.`,
};

export const ThemeSwitch: Texts['ThemeSwitch'] = {
  label: 'Darstellung',
  light: 'Hell',
  dark: 'Dunkel',
  system: 'Wie das System',
};

export const Timeline: Texts['Timeline'] = { toCome: ', steht noch aus' };

export const TopNav: Texts['TopNav'] = {
  menu: 'Menü',
  close: 'Schließen',
  main: 'Hauptmenü',
  all: (label) => `Alles unter ${label}`,
  wishlist: 'Merkliste',
  account: 'Ihr Konto',
  you: 'Sie',
  profile: 'Profil',
  dashboard: 'Übersicht',
  orders: 'Bestellungen',
  messages: 'Nachrichten',
  logOut: 'Abmelden',
  signUp: 'Registrieren',
  logIn: 'Anmelden',
};

export const UnreadBadge: Texts['UnreadBadge'] = { unread: (count) => `${count} ungelesen` };

export const UsersTable: Texts['UsersTable'] = {
  caption: 'Personen',
  name: 'Name',
  email: 'E-Mail',
  action: 'Aktion',
  profile: (name) => `Profil von ${name}`,
};

export const WishlistItem: Texts['WishlistItem'] = {
  order: 'Jetzt bestellen',
  remove: (title) => `${title} entfernen`,
};

export const WishlistSummary: Texts['WishlistSummary'] = {
  title: 'Zusammenfassung',
  subtotal: 'Zwischensumme',
  units: (_count, written) => `${written} Stück`,
  total: 'Gesamtpreis',
};
