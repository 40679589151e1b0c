import type { Texts } from './Texts.ts';

export const Alert: Texts['Alert'] = { dismiss: 'हटाएँ' };

export const Breadcrumbs: Texts['Breadcrumbs'] = { label: 'इस पेज तक का रास्ता' };

export const CardFields: Texts['CardFields'] = {
  cardNumber: 'कार्ड नंबर',
  expiry: 'समाप्ति तिथि',
  cvc: 'सीवीसी',
};

export const CategoryChips: Texts['CategoryChips'] = { label: 'श्रेणियाँ' };

export const CheckoutSteps: Texts['CheckoutSteps'] = {
  label: 'चेकआउट',
  steps: ['ऑर्डर की जानकारी', 'ऑर्डर की पुष्टि', 'भुगतान'],
  done: ', पूरा हुआ',
};

export const Combobox: Texts['Combobox'] = {
  open: 'सुझाव दिखाएँ',
  clear: 'मिटाएँ',
  loading: 'खोज जारी है',
  nothing: 'कुछ नहीं मिला।',
  found: (count) => `सुझाव: ${count}`,
};

export const ConfirmDialog: Texts['ConfirmDialog'] = { cancel: 'रद्द करें' };

export const ConversationList: Texts['ConversationList'] = {
  label: 'बातचीत',
  empty: 'अभी तक आपकी कोई बातचीत नहीं है।',
  noneFound: 'इससे मेल खाती कोई बातचीत नहीं है।',
  own: 'आप: ',
  muted: ', म्यूट है',
  older: 'पुरानी बातचीत दिखाएँ',
};

export const CookieNotice: Texts['CookieNotice'] = {
  label: 'कुकी',
  accept: 'सभी स्वीकार करें',
  decline: 'केवल ज़रूरी',
};

export const DataTable: Texts['DataTable'] = {
  sorted: (column, direction) =>
    `${column} के अनुसार ${direction === 'ascending' ? 'बढ़ते' : 'घटते'} क्रम में`,
};

export const DatePicker: Texts['DatePicker'] = {
  open: 'तारीख चुनें',
  calendar: 'कैलेंडर',
  previous: 'पिछला महीना',
  next: 'अगला महीना',
  today: (day) => `आज, ${day}`,
  selected: (day) => `${day}, चुना गया`,
};

export const Dialog: Texts['Dialog'] = { close: 'बंद करें' };

export const DisputePanel: Texts['DisputePanel'] = {
  label: 'विवाद',
  reader: 'आप',
  buyer: 'ख़रीदार',
  seller: 'विक्रेता',
  opened: (date) => `${date} को खोला गया`,
  wanted: 'ख़रीदार को वापस मिलना चाहिए',
  nothing: 'कुछ नहीं',
  answer: 'जवाब',
  noAnswer: 'अभी तक कोई जवाब नहीं।',
  answerBy: (date) => `जवाब देने का समय ${date} तक`,
  appeal: 'दूसरा फ़ैसला चाहते हैं',
  market: 'बाज़ार का फ़ैसला',
  decided: (date) => `${date} को फ़ैसला हुआ`,
  refund: 'ख़रीदार को पूरा पैसा वापस मिलेगा।',
  part: (amount) => `ख़रीदार को ${amount} वापस मिलेंगे, बाकी विक्रेता को।`,
  release: 'पैसा विक्रेता को मिलेगा।',
  takesEffect: (date) => `पैसा ${date} को जाएगा, अगर उससे पहले कोई दूसरा फ़ैसला न माँगे।`,
  isFinal: 'इसके बाद कोई और फ़ैसला नहीं होगा।',
};

export const ErrorState: Texts['ErrorState'] = { retry: 'फिर से कोशिश करें' };

export const ExtraEditor: Texts['ExtraEditor'] = {
  label: 'अतिरिक्त सेवाएँ',
  add: 'अतिरिक्त सेवा जोड़ें',
  extra: (number) => `अतिरिक्त सेवा ${number}`,
  title: 'खरीदार को क्या मिलेगा',
  price: 'कीमत',
  days: 'अतिरिक्त दिन',
  faster: '0 से कम होने पर काम जल्दी पूरा होगा।',
  revisions: 'अतिरिक्त संशोधन',
  most: 'ज़्यादा से ज़्यादा कितने',
};

export const ExtraList: Texts['ExtraList'] = {
  label: 'अतिरिक्त सेवाएँ',
  each: (price) => `प्रत्येक ${price}`,
  later: (_count, written) => `+ ${written} दिन`,
  faster: (_count, written) => `${written} दिन जल्दी`,
  revisions: (_count, written) => `+ ${written} संशोधन`,
  gone: 'अब उपलब्ध नहीं है',
  quantity: 'कितने?',
  less: 'एक कम',
  more: 'एक और',
};

export const FaqList: Texts['FaqList'] = { title: 'अक्सर पूछे जाने वाले सवाल' };

export const FileDrop: Texts['FileDrop'] = {
  choose: 'फ़ाइलें चुनें',
  drop: 'या यहाँ छोड़ें',
  tooLarge: (names, size) => `छोड़ी गई: ${names}। एक फ़ाइल अधिकतम ${size} की हो सकती है।`,
  wrongKind: (names) => `छोड़ी गई: ${names}। ऐसी फ़ाइलें नहीं ली जातीं।`,
};

export const FileList: Texts['FileList'] = {
  label: 'फ़ाइलें',
  sending: (name) => `${name} भेजी जा रही है`,
  checking: 'सुरक्षा की जाँच हो रही है',
  failed: 'नहीं भेजी गई।',
  retry: (name) => `${name} फिर से भेजें`,
  cancel: (name) => `${name} भेजना रोकें`,
  remove: (name) => `${name} हटाएँ`,
  refused: 'अस्वीकार की गई।',
  risky: 'खोलने पर आपके डिवाइस में बदलाव कर सकती है',
  fetch: 'डाउनलोड करें',
  ask: (name) => `${name} डाउनलोड करें?`,
  risk: 'ऐसे प्रोग्राम, स्क्रिप्ट और दस्तावेज़ खोलने पर नुकसान पहुँचा सकते हैं। इसे तभी खोलें जब आपको इसकी उम्मीद थी और भेजने वाले पर भरोसा है।',
};

export const ActiveFilters: Texts['ActiveFilters'] = {
  label: 'चुने हुए फ़िल्टर',
  remove: (name) => `${name} फ़िल्टर हटाएँ`,
  clear: 'सभी हटाएँ',
};

export const SortSelect: Texts['SortSelect'] = {
  label: 'इस क्रम में',
  sort: 'क्रम लगाएँ',
};

export const FilterPanel: Texts['FilterPanel'] = {
  label: 'फ़िल्टर',
  chosen: 'चुने हुए फ़िल्टर',
  remove: (name) => `${name} फ़िल्टर हटाएँ`,
  clear: 'सभी हटाएँ',
  show: 'परिणाम दिखाएँ',
};

export const FunnelBars: Texts['FunnelBars'] = {
  share: (share) => `पिछले चरण का ${share}`,
};

export const ImagePicker: Texts['ImagePicker'] = {
  choose: 'तस्वीर चुनें',
  drop: 'या यहाँ छोड़ें',
  chooseSeveral: 'तस्वीरें चुनें',
  dropSeveral: 'या यहाँ छोड़ें',
  chosen: 'चुनी हुई तस्वीरें',
  cover: 'कवर',
  moveForward: (name) => `${name} को आगे ले जाएँ`,
  moveBack: (name) => `${name} को पीछे ले जाएँ`,
  remove: (name) => `${name} हटाएँ`,
  onlyPictures: (names) => `छोड़ी गई फ़ाइलें: ${names}। केवल तस्वीरें चुनी जा सकती हैं।`,
  onlyOne: (names) => `छोड़ी गई फ़ाइलें: ${names}। केवल एक तस्वीर चुनी जा सकती है।`,
};

const sellerLevels = {
  new: 'नया',
  none: 'अभी कोई स्तर नहीं',
  one: 'स्तर 1',
  two: 'स्तर 2',
  top: 'शीर्ष विक्रेता',
};

export const LevelBadge: Texts['LevelBadge'] = {
  level: (level, days, count) => {
    if (days === null) return sellerLevels[level];
    if (days === 0) return `${sellerLevels[level]}, आज घटेगा`;
    return days === 1
      ? `${sellerLevels[level]}, कल घटेगा`
      : `${sellerLevels[level]}, ${count} दिनों में घटेगा`;
  },
};

export const ListEditor: Texts['ListEditor'] = {
  add: 'एक और जोड़ें',
  move: (name) => `${name} खिसकाएँ`,
  moveUp: (name) => `ऊपर ले जाएँ: ${name}`,
  moveDown: (name) => `नीचे ले जाएँ: ${name}`,
  moveForward: (name) => `आगे ले जाएँ: ${name}`,
  moveBack: (name) => `पीछे ले जाएँ: ${name}`,
  remove: (name) => `${name} हटाएँ`,
  keys: 'इसे खींचें या तीर वाली कुंजियों से खिसकाएँ।',
  moved: (place, count) => `अब ${count} में से ${place} स्थान पर है`,
  removed: (name) => `हटाया गया: ${name}`,
  room: (count) => `${count} और जोड़े जा सकते हैं।`,
  full: (most) => `सूची पूरी है: ${most} से ज़्यादा नहीं हो सकते।`,
};

export const MessageComposer: Texts['MessageComposer'] = {
  label: 'संदेश',
  hint: 'Ctrl+Enter से भेजा जाता है।',
  send: 'भेजें',
};

export const MessageList: Texts['MessageList'] = {
  label: 'संदेश',
  empty: 'अभी तक किसी ने कुछ नहीं लिखा है।',
  own: 'आप: ',
  other: (name) => `${name} ने: `,
  sending: 'भेजा जा रहा है',
  failed: 'नहीं भेजा गया।',
  retry: 'फिर से भेजें',
  older: 'पुराने संदेश दिखाएँ',
  subject: 'विषय:',
  held: 'अभी दिखाया नहीं गया है।',
  deleted: 'यह संदेश मिटा दिया गया है।',
  seen: 'देखा गया',
  delete: 'यह संदेश मिटाएँ',
  report: 'इस संदेश की शिकायत करें',
};

export const MetricTile: Texts['MetricTile'] = {
  more: (share) => `पहले से ${share} ज़्यादा`,
  less: (share) => `पहले से ${share} कम`,
  same: 'पहले जितना ही',
};

export const NotificationList: Texts['NotificationList'] = {
  label: 'सूचनाएँ',
  empty: 'अभी तक कुछ नहीं हुआ है।',
  unseen: 'नया: ',
  markSeen: 'सभी को देखा हुआ मानें',
  older: 'पुरानी सूचनाएँ दिखाएँ',
};

export const NotificationMenu: Texts['NotificationMenu'] = {
  label: 'सूचनाएँ',
  withNew: (count) => `सूचनाएँ, नई: ${count}`,
  loading: 'सूचनाएँ लोड हो रही हैं',
  all: 'सभी सूचनाएँ',
};

export const NumberField: Texts['NumberField'] = { less: 'कम', more: 'ज़्यादा' };

export const OfferCard: Texts['OfferCard'] = {
  open: 'खुला',
  accepted: 'स्वीकार किया गया',
  declined: 'अस्वीकार किया गया',
  withdrawn: 'वापस लिया गया',
  expired: 'समय-सीमा समाप्त',
  label: 'आपके लिए ख़ास प्रस्ताव',
  expires: (date) => `${date} तक मान्य`,
  hasExpired: (date) => `${date} को समाप्त हुआ`,
};

export const OrderCard: Texts['OrderCard'] = { order: 'ऑर्डर', edit: (name) => `ऑर्डर बदलें: ${name}` };

export const OrderSummary: Texts['OrderSummary'] = {
  title: 'सारांश',
  subtotal: 'उप-योग',
  oneUnit: '1 इकाई',
  total: 'कुल',
};

export const OrderTimeline: Texts['OrderTimeline'] = { done: ', पूरा हुआ', toCome: ', होना बाकी है' };

export const OrdersTable: Texts['OrdersTable'] = {
  caption: 'ऑर्डर',
  service: 'सेवा',
  id: 'ऑर्डर नंबर',
  amount: 'राशि',
  status: 'स्थिति',
  action: 'कार्रवाई',
  open: (name) => `ऑर्डर खोलें: ${name}`,
  serviceGone: 'यह सेवा अब उपलब्ध नहीं है।',
  accountGone: 'यह खाता अब नहीं है।',
};

export const PackageEditor: Texts['PackageEditor'] = {
  label: 'पैकेज',
  add: 'पैकेज जोड़ें',
  package: (number) => `पैकेज ${number}`,
  remove: (name) => `${name} हटाएँ`,
  removed: (name) => `हटाया गया: ${name}`,
  room: (count) => `${count} और जोड़े जा सकते हैं।`,
  name: 'नाम',
  names: ['बेसिक', 'स्टैंडर्ड', 'प्रीमियम'],
  description: 'खरीदार को क्या मिलेगा',
  price: 'कीमत',
  days: 'काम के दिन',
  revisions: 'संशोधन',
  anyNumber: 'चाहे जितने संशोधन',
};

export const PackagePicker: Texts['PackagePicker'] = { label: 'पैकेज' };

export const PackageTable: Texts['PackageTable'] = {
  caption: 'पैकेजों की तुलना',
  package: 'पैकेज',
  content: 'आपको क्या मिलेगा',
  choose: 'चुनें',
  chosen: 'चुना गया',
};

export const Pagination: Texts['Pagination'] = {
  label: 'पेज',
  first: 'पहला',
  previous: 'पिछला',
  next: 'अगला',
  last: 'आख़िरी',
  page: (page) => `पेज ${page}`,
};

export const PasswordField: Texts['PasswordField'] = {
  show: 'लिखा हुआ दिखाएँ',
  hide: 'लिखा हुआ छिपाएँ',
};

export const PictureSorter: Texts['PictureSorter'] = {
  cover: 'कवर',
  makeCover: 'कवर बनाएँ',
  picture: (number) => `तस्वीर ${number}`,
  alt: 'तस्वीर में क्या दिखता है',
};

export const Price: Texts['Price'] = { from: (price) => `${price} से शुरू` };

export const PriceCard: Texts['PriceCard'] = {
  hint: 'ऑर्डर करने से पहले मुझसे संपर्क करें, ताकि आपके काम का अनुमान लगाया जा सके।',
  rating: 'कुल रेटिंग',
  reviews: 'समीक्षाएँ',
  orders: 'ऑर्डर',
  add: (price) => `इच्छा-सूची में जोड़ें (${price})`,
  added: 'पहले से इच्छा-सूची में है',
  update: 'इच्छा-सूची अपडेट करें',
  edit: 'अपनी सेवा बदलें',
  own: 'यह आपकी अपनी सेवा है: आप इसे न ऑर्डर कर सकते हैं, न इसकी समीक्षा कर सकते हैं।',
  extra: 'अतिरिक्त:',
  noExtra: 'अभी कोई अतिरिक्त सेवा नहीं है।',
};

export const PriceLines: Texts['PriceLines'] = { total: 'कुल', empty: 'अभी कुछ नहीं चुना गया है।' };

export const PriceSlider: Texts['PriceSlider'] = {
  label: 'कीमत',
  lowest: (label) => `न्यूनतम ${label}`,
  highest: (label) => `अधिकतम ${label}`,
  typedLowest: (label, currency) => `न्यूनतम ${label}, ${currency === 'INR' ? 'रुपये' : currency} में`,
  typedHighest: (label, currency) => `अधिकतम ${label}, ${currency === 'INR' ? 'रुपये' : currency} में`,
};

export const ProposalCard: Texts['ProposalCard'] = {
  own: 'आपका प्रस्ताव',
  ofBuyer: 'ख़रीदार का प्रस्ताव',
  ofSeller: 'विक्रेता का प्रस्ताव',
  waitsForReader: 'आपके जवाब का इंतज़ार',
  waitsForBuyer: 'ख़रीदार के जवाब का इंतज़ार',
  waitsForSeller: 'विक्रेता के जवाब का इंतज़ार',
  days: (_count, written) => `${written} दिन और`,
  cancellation: 'ऑर्डर रद्द करना',
  refund: (amount) => `${amount} वापस`,
  due: 'तब देने की तारीख़',
  returned: 'ख़रीदार को वापस मिलेंगे',
  kept: 'विक्रेता के पास रहेंगे',
  lapses: (date) => `जवाब न मिलने पर ${date} को अस्वीकृत माना जाएगा।`,
};

export const QuestionEditor: Texts['QuestionEditor'] = {
  label: 'खरीदार से सवाल',
  add: 'सवाल जोड़ें',
  question: (number) => `सवाल ${number}`,
  text: 'आप क्या जानना चाहते हैं',
  kind: 'जवाब का प्रकार',
  kinds: ['एक पंक्ति', 'लंबा पाठ', 'कई विकल्पों में से एक'],
  required: 'जवाब देना ज़रूरी है',
  options: 'विकल्प',
  addOption: 'विकल्प जोड़ें',
  option: (number) => `विकल्प ${number}`,
};

export const Rating: Texts['Rating'] = {
  labels: ['बहुत ख़राब', 'ख़राब', 'ठीक', 'अच्छा', 'बेहतरीन'],
  before: 'रेटिंग: 5 में से ',
  after: '',
  reviews: (count, written) => `${written} ${count === 1 ? 'समीक्षा' : 'समीक्षाएँ'}`,
};

export const RatingHistogram: Texts['RatingHistogram'] = { label: 'रेटिंग' };

export const ReportDialog: Texts['ReportDialog'] = {
  title: 'शिकायत करें',
  reason: 'क्या ग़लत है?',
  text: 'हमें क्या पता होना चाहिए?',
  textHint: 'इसे केवल मार्केट चलाने वाले पढ़ते हैं। जिसकी शिकायत है, उसे आपका नाम पता नहीं चलता।',
  cancel: 'रद्द करें',
  submit: 'शिकायत भेजें',
};

export const ReviewDialog: Texts['ReviewDialog'] = {
  title: 'समीक्षा लिखें',
  rating: 'रेटिंग',
  comment: 'टिप्पणी',
  cancel: 'रद्द करें',
  submit: 'भेजें',
};

export const HelpfulButton: Texts['HelpfulButton'] = {
  label: (count, written) => (count === 0 ? 'उपयोगी' : `उपयोगी (${written})`),
};

export const ReplyForm: Texts['ReplyForm'] = {
  label: 'आपका जवाब',
  hint: 'इसे सब पढ़ सकते हैं। आप एक बार जवाब दे सकते हैं।',
  send: 'जवाब दें',
  cancel: 'रद्द करें',
};

export const ReviewFilters: Texts['ReviewFilters'] = {
  label: 'कौन सी समीक्षाएँ दिखें',
  sort: 'समीक्षाओं का क्रम',
  sorts: {
    newest: 'नई पहले',
    helpful: 'सबसे उपयोगी पहले',
    highest: 'सबसे अच्छी पहले',
    lowest: 'सबसे ख़राब पहले',
  },
  verified: 'केवल ख़रीदारों की',
  clear: (name) => `केवल “${name}”: सब दिखाएँ`,
};

export const VerifiedMark: Texts['VerifiedMark'] = {
  label: (count, written) => (count > 1 ? `यहाँ से ख़रीदा, ${written} ऑर्डर` : 'यहाँ से ख़रीदा'),
};

export const ReviewList: Texts['ReviewList'] = {
  title: (count) => `समीक्षाएँ (कुल ${count})`,
  empty: 'अभी कोई समीक्षा नहीं है। सबसे पहले आप बताएँ कि अनुभव कैसा रहा।',
  unknown: 'अज्ञात',
  noneMatching: 'ऐसी कोई समीक्षा नहीं है।',
  changed: 'बदला गया',
  reply: 'विक्रेता का जवाब',
  removed: 'बाज़ार ने हटाया:',
  profile: (name) => `${name} की प्रोफ़ाइल`,
};

export const SalesChart: Texts['SalesChart'] = {
  empty: 'अभी कोई बिक्री नहीं हुई है।',
  showFigures: 'आँकड़े दिखाएँ',
  date: 'तारीख़',
  amount: 'राशि',
  course: (first, last) => `${first.date} को ${first.amount}, ${last.date} को ${last.amount}`,
};

export const ScoreCard: Texts['ScoreCard'] = {
  of: (score) => `100 में से ${score}`,
  none: 'अभी कोई अंक नहीं',
  points: (points, most) => `${most} में से ${points}`,
};

export const SearchField: Texts['SearchField'] = { submit: 'खोजें' };
export const SuggestField: Texts['SuggestField'] = {
  list: 'सुझाव',
  found: (count) => `सुझाव: ${count}`,
};

export const SellerCard: Texts['SellerCard'] = {
  unknown: 'अज्ञात विक्रेता',
  from: 'स्थान',
  memberSince: 'सदस्य बने',
  bio: 'परिचय',
  noBio: 'कोई परिचय नहीं दिया गया है',
  ask: 'सवाल पूछें',
  contact: 'मुझसे संपर्क करें',
  profile: 'प्रोफ़ाइल देखें',
};

export const ServiceCard: Texts['ServiceCard'] = {
  unknownSeller: 'अज्ञात विक्रेता',
  reviews: (count, written) => `(${written} ${count === 1 ? 'समीक्षा' : 'समीक्षाएँ'})`,
  details: 'विवरण देखें',
  from: 'शुरुआती कीमत',
};

export const ServiceGallery: Texts['ServiceGallery'] = {
  carousel: 'तस्वीरों की शृंखला',
  thumbnails: 'तस्वीरें',
  start: 'अपने-आप चलाएँ',
  stop: 'रोकें',
  previous: 'पिछली तस्वीर',
  next: 'अगली तस्वीर',
  picture: (number) => `तस्वीर ${number}`,
  pictureOf: (title, number, count) => `${title}, तस्वीर ${number}, कुल ${count}`,
};

export const ServiceTerms: Texts['ServiceTerms'] = {
  delivery: 'डिलीवरी',
  days: (_count, written) => `${written} दिन`,
  revisions: 'संशोधन',
  anyRevisions: 'असीमित',
  noRevisions: 'कोई नहीं',
};

export const Sidebar: Texts['Sidebar'] = { label: 'डैशबोर्ड' };

export const SkipLink: Texts['SkipLink'] = { skip: 'सीधे सामग्री पर जाएँ' };

export const Spinner: Texts['Spinner'] = { label: 'लोड हो रहा है' };

export const StatusBadge: Texts['StatusBadge'] = {
  Delivered: 'डिलीवर हुआ',
  Processing: 'प्रगति पर',
  paid: 'भुगतान हुआ',
  'Not Paid': 'भुगतान नहीं हुआ',
};

export const StepForm: Texts['StepForm'] = {
  step: (number, count) => `${count} में से चरण ${number}`,
  back: 'वापस',
  next: 'आगे बढ़ें',
  send: 'भेजें',
};

export const TagInput: Texts['TagInput'] = {
  chosen: (label) => `${label}: चुने हुए`,
  remove: (tag) => `${tag} हटाएँ`,
  added: (tag) => `जोड़ा गया: ${tag}`,
  removed: (tag) => `हटाया गया: ${tag}`,
  twice: (tag) => `${tag} पहले से है।`,
  full: (most) => `सूची पूरी है: ${most} से ज़्यादा नहीं हो सकते।`,
  unknown: (word) => `${word} सूची में नहीं है।`,
};

export const ThemeSwitch: Texts['ThemeSwitch'] = {
  label: 'थीम',
  light: 'हल्की',
  dark: 'गहरी',
  system: 'सिस्टम जैसी',
};

export const Timeline: Texts['Timeline'] = { toCome: ', होना बाकी' };

export const TopNav: Texts['TopNav'] = {
  menu: 'मेन्यू',
  close: 'बंद करें',
  main: 'मुख्य मेन्यू',
  all: (label) => `${label} में सब कुछ`,
  wishlist: 'इच्छा-सूची',
  account: 'आपका खाता',
  you: 'आप',
  profile: 'प्रोफ़ाइल',
  dashboard: 'डैशबोर्ड',
  orders: 'ऑर्डर',
  messages: 'संदेश',
  logOut: 'लॉग आउट',
  signUp: 'साइन अप',
  logIn: 'लॉग इन',
};

export const UnreadBadge: Texts['UnreadBadge'] = { unread: (count) => `बिना पढ़े: ${count}` };

export const UsersTable: Texts['UsersTable'] = {
  caption: 'लोग',
  name: 'नाम',
  email: 'ईमेल',
  action: 'कार्रवाई',
  profile: (name) => `${name} की प्रोफ़ाइल`,
};

export const WishlistItem: Texts['WishlistItem'] = {
  order: 'अभी ऑर्डर करें',
  remove: (title) => `${title} हटाएँ`,
};

export const WishlistSummary: Texts['WishlistSummary'] = {
  title: 'सारांश',
  subtotal: 'उप-योग',
  units: (count, written) => `${written} ${count === 1 ? 'इकाई' : 'इकाइयाँ'}`,
  total: 'कुल कीमत',
};
