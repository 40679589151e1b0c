import type { Texts } from './Texts.ts';

export const Alert: Texts['Alert'] = { dismiss: 'हटाउनुहोस्' };

export const Breadcrumbs: Texts['Breadcrumbs'] = { label: 'यो पृष्ठसम्मको बाटो' };

export const CardFields: Texts['CardFields'] = {
  cardNumber: 'कार्ड नम्बर',
  expiry: 'म्याद सकिने मिति',
  cvc: 'सीभीसी',
};

export const CategoryChips: Texts['CategoryChips'] = { label: 'वर्गहरू' };

export const CheckoutSteps: Texts['CheckoutSteps'] = {
  label: 'चेकआउट',
  steps: ['अर्डरको जानकारी', 'अर्डर पुष्टि', 'भुक्तानी'],
  done: ', सकियो',
};

export const Combobox: Texts['Combobox'] = {
  open: 'सुझावहरू देखाउनुहोस्',
  clear: 'हटाउनुहोस्',
  loading: 'खोजिँदै छ',
  nothing: 'केही भेटिएन।',
  found: (count) => `सुझावहरू: ${count}`,
};

export const ConfirmDialog: Texts['ConfirmDialog'] = { cancel: 'रद्द गर्नुहोस्' };

export const ConversationList: Texts['ConversationList'] = {
  label: 'कुराकानीहरू',
  empty: 'तपाईंको अहिलेसम्म कुनै कुराकानी छैन।',
  noneFound: 'यससँग मिल्ने कुनै कुराकानी छैन।',
  own: 'तपाईं: ',
  muted: ', सूचना बन्द छ',
  older: 'पुराना कुराकानीहरू देखाउनुहोस्',
};

export const CookieNotice: Texts['CookieNotice'] = {
  label: 'कुकीहरू',
  accept: 'सबै स्वीकार गर्नुहोस्',
  decline: 'आवश्यक मात्र',
};

export const DataTable: Texts['DataTable'] = {
  sorted: (column, direction) =>
    `${column} अनुसार ${direction === 'ascending' ? 'बढ्दो' : 'घट्दो'} क्रममा`,
};

export const DatePicker: Texts['DatePicker'] = {
  open: 'मिति छान्नुहोस्',
  calendar: 'पात्रो',
  previous: 'अघिल्लो महिना',
  next: 'अर्को महिना',
  today: (day) => `आज, ${day}`,
  selected: (day) => `${day}, छानिएको`,
};

export const Dialog: Texts['Dialog'] = { close: 'बन्द गर्नुहोस्' };

export const DisputePanel: Texts['DisputePanel'] = {
  label: 'विवाद',
  reader: 'तपाईं',
  buyer: 'खरिदकर्ता',
  seller: 'बिक्रेता',
  opened: (date) => `${date} मा खोलिएको`,
  wanted: 'खरिदकर्ताले फिर्ता पाउनुपर्ने',
  nothing: 'केही पनि होइन',
  answer: 'जवाफ',
  noAnswer: 'अहिलेसम्म जवाफ छैन।',
  answerBy: (date) => `जवाफ दिने समय ${date} सम्म`,
  appeal: 'अर्को निर्णय चाहनुहुन्छ',
  market: 'बजारको निर्णय',
  decided: (date) => `${date} मा निर्णय भएको`,
  refund: 'खरिदकर्ताले सबै पैसा फिर्ता पाउनुहुन्छ।',
  part: (amount) => `खरिदकर्ताले ${amount} फिर्ता पाउनुहुन्छ, बाँकी बिक्रेताले।`,
  release: 'पैसा बिक्रेताले पाउनुहुन्छ।',
  takesEffect: (date) => `त्यसअघि कसैले अर्को निर्णय नमागे पैसा ${date} मा जान्छ।`,
  isFinal: 'यसपछि अर्को निर्णय हुँदैन।',
};

export const ErrorState: Texts['ErrorState'] = { retry: 'फेरि प्रयास गर्नुहोस्' };

export const ExtraEditor: Texts['ExtraEditor'] = {
  label: 'थप सेवाहरू',
  add: 'थप सेवा जोड्नुहोस्',
  extra: (number) => `थप सेवा ${number}`,
  title: 'खरिदकर्ताले के पाउँछन्',
  price: 'मूल्य',
  days: 'थप दिन',
  faster: '0 भन्दा कम भए काम छिटो सकिन्छ।',
  revisions: 'थप संशोधन',
  most: 'बढीमा कति',
};

export const ExtraList: Texts['ExtraList'] = {
  label: 'थप सेवाहरू',
  each: (price) => `प्रति एक ${price}`,
  later: (_count, written) => `+ ${written} दिन`,
  faster: (_count, written) => `${written} दिन छिटो`,
  revisions: (_count, written) => `+ ${written} संशोधन`,
  gone: 'अब उपलब्ध छैन',
  quantity: 'कति वटा?',
  less: 'एउटा घटाउनुहोस्',
  more: 'एउटा थप्नुहोस्',
};

export const FaqList: Texts['FaqList'] = { title: 'प्रायः सोधिने प्रश्नहरू' };

export const FileDrop: Texts['FileDrop'] = {
  choose: 'फाइलहरू छान्नुहोस्',
  drop: 'वा यहाँ छोड्नुहोस्',
  tooLarge: (names, size) => `नलिइएका: ${names}। एउटा फाइल बढीमा ${size} को हुन सक्छ।`,
  wrongKind: (names) => `नलिइएका: ${names}। यस्ता फाइल लिइँदैन।`,
};

export const FileList: Texts['FileList'] = {
  label: 'फाइलहरू',
  sending: (name) => `${name} पठाउँदै`,
  checking: 'हानिकारक छ कि जाँचिँदै',
  failed: 'पठाइएन।',
  retry: (name) => `${name} फेरि पठाउनुहोस्`,
  cancel: (name) => `${name} पठाउन रोक्नुहोस्`,
  remove: (name) => `${name} हटाउनुहोस्`,
  refused: 'अस्वीकार गरियो।',
  risky: 'खोल्दा तपाईंको यन्त्रमा परिवर्तन गर्न सक्छ',
  fetch: 'डाउनलोड गर्नुहोस्',
  ask: (name) => `${name} डाउनलोड गर्ने?`,
  risk: 'यस्ता प्रोग्राम, स्क्रिप्ट र कागजातले खोल्दा हानि गर्न सक्छन्। यो आउने थाहा थियो र पठाउनेमाथि विश्वास छ भने मात्र खोल्नुहोस्।',
};

export const ActiveFilters: Texts['ActiveFilters'] = {
  label: 'छानिएका फिल्टरहरू',
  remove: (name) => `${name} फिल्टर हटाउनुहोस्`,
  clear: 'सबै हटाउनुहोस्',
};

export const SortSelect: Texts['SortSelect'] = {
  label: 'यसरी क्रमबद्ध गर्नुहोस्',
  sort: 'क्रमबद्ध गर्नुहोस्',
};

export const FilterPanel: Texts['FilterPanel'] = {
  label: 'फिल्टरहरू',
  chosen: 'छानिएका फिल्टरहरू',
  remove: (name) => `${name} फिल्टर हटाउनुहोस्`,
  clear: 'सबै हटाउनुहोस्',
  show: 'नतिजा देखाउनुहोस्',
};

export const FunnelBars: Texts['FunnelBars'] = {
  share: (share) => `अघिल्लो चरणको ${share}`,
};

export const ImagePicker: Texts['ImagePicker'] = {
  choose: 'तस्बिर छान्नुहोस्',
  drop: 'वा यहाँ छोड्नुहोस्',
  chooseSeveral: 'तस्बिरहरू छान्नुहोस्',
  dropSeveral: 'वा यहाँ छोड्नुहोस्',
  chosen: 'छानिएका तस्बिरहरू',
  cover: 'मुख्य तस्बिर',
  moveForward: (name) => `${name} अगाडि सार्नुहोस्`,
  moveBack: (name) => `${name} पछाडि सार्नुहोस्`,
  remove: (name) => `${name} हटाउनुहोस्`,
  onlyPictures: (names) => `नलिइएका फाइल: ${names}। तस्बिर मात्र छान्न सकिन्छ।`,
  onlyOne: (names) => `नलिइएका फाइल: ${names}। एउटा तस्बिर मात्र छान्न सकिन्छ।`,
};

const sellerLevels = {
  new: 'नयाँ',
  none: 'अहिलेसम्म तह छैन',
  one: 'तह 1',
  two: 'तह 2',
  top: 'शीर्ष विक्रेता',
};

export const LevelBadge: Texts['LevelBadge'] = {
  level: (level, days, count) => {
    if (days === null) return sellerLevels[level];
    if (days === 0) return `${sellerLevels[level]}, आज घट्छ`;
    return days === 1
      ? `${sellerLevels[level]}, भोलि घट्छ`
      : `${sellerLevels[level]}, ${count} दिनमा घट्छ`;
  },
};

export const ListEditor: Texts['ListEditor'] = {
  add: 'अर्को थप्नुहोस्',
  move: (name) => `${name} सार्नुहोस्`,
  moveUp: (name) => `माथि सार्नुहोस्: ${name}`,
  moveDown: (name) => `तल सार्नुहोस्: ${name}`,
  moveForward: (name) => `अगाडि सार्नुहोस्: ${name}`,
  moveBack: (name) => `पछाडि सार्नुहोस्: ${name}`,
  remove: (name) => `${name} हटाउनुहोस्`,
  keys: 'यसलाई तान्नुहोस् वा तीर कुञ्जीले सार्नुहोस्।',
  moved: (place, count) => `अब ${count} मध्ये ${place} स्थानमा छ`,
  removed: (name) => `हटाइयो: ${name}`,
  room: (count) => `अझै ${count} थप्न सकिन्छ।`,
  full: (most) => `सूची पूरा भयो: ${most} भन्दा बढी हुन सक्दैन।`,
};

export const MessageComposer: Texts['MessageComposer'] = {
  label: 'सन्देश',
  hint: 'Ctrl+Enter ले पठाउँछ।',
  send: 'पठाउनुहोस्',
};

export const MessageList: Texts['MessageList'] = {
  label: 'सन्देशहरू',
  empty: 'अहिलेसम्म कसैले लेखेको छैन।',
  own: 'तपाईं: ',
  other: (name) => `${name} ले: `,
  sending: 'पठाउँदै',
  failed: 'पठाइएन।',
  retry: 'फेरि पठाउनुहोस्',
  older: 'पुराना सन्देशहरू देखाउनुहोस्',
  subject: 'विषय:',
  held: 'अहिलेसम्म देखाइएको छैन।',
  deleted: 'यो सन्देश मेटाइयो।',
  seen: 'हेरियो',
  delete: 'यो सन्देश मेटाउनुहोस्',
  report: 'यो सन्देशबारे उजुरी गर्नुहोस्',
};

export const MetricTile: Texts['MetricTile'] = {
  more: (share) => `पहिलेभन्दा ${share} बढी`,
  less: (share) => `पहिलेभन्दा ${share} कम`,
  same: 'पहिले जत्तिकै',
};

export const NotificationList: Texts['NotificationList'] = {
  label: 'सूचनाहरू',
  empty: 'अहिलेसम्म केही भएको छैन।',
  unseen: 'नयाँ: ',
  markSeen: 'सबै हेरिएको भनी चिन्ह लगाउनुहोस्',
  older: 'पुराना सूचनाहरू देखाउनुहोस्',
};

export const NotificationMenu: Texts['NotificationMenu'] = {
  label: 'सूचनाहरू',
  withNew: (count) => `सूचनाहरू, नयाँ: ${count}`,
  loading: 'सूचनाहरू लोड हुँदै छन्',
  all: 'सबै सूचनाहरू',
};

export const NumberField: Texts['NumberField'] = { less: 'घटाउनुहोस्', more: 'बढाउनुहोस्' };

export const OfferCard: Texts['OfferCard'] = {
  open: 'खुला',
  accepted: 'स्वीकृत',
  declined: 'अस्वीकृत',
  withdrawn: 'फिर्ता लिइएको',
  expired: 'म्याद सकिएको',
  label: 'तपाईंका लागि विशेष प्रस्ताव',
  expires: (date) => `${date} सम्म मान्य`,
  hasExpired: (date) => `${date} मा म्याद सकियो`,
};

export const OrderCard: Texts['OrderCard'] = {
  order: 'अर्डर',
  edit: (name) => `अर्डर सम्पादन: ${name}`,
};

export const OrderSummary: Texts['OrderSummary'] = {
  title: 'सारांश',
  subtotal: 'उप-जम्मा',
  oneUnit: '१ एकाइ',
  total: 'जम्मा',
};

export const OrderTimeline: Texts['OrderTimeline'] = { done: ', सकियो', toCome: ', हुन बाँकी' };

export const OrdersTable: Texts['OrdersTable'] = {
  caption: 'अर्डरहरू',
  service: 'सेवा',
  id: 'अर्डर नम्बर',
  amount: 'रकम',
  status: 'अवस्था',
  action: 'कार्य',
  open: (name) => `अर्डर खोल्नुहोस्: ${name}`,
  serviceGone: 'यो सेवा अब उपलब्ध छैन।',
  accountGone: 'यो खाता अब छैन।',
};

export const PackageEditor: Texts['PackageEditor'] = {
  label: 'प्याकेजहरू',
  add: 'प्याकेज थप्नुहोस्',
  package: (number) => `प्याकेज ${number}`,
  remove: (name) => `${name} हटाउनुहोस्`,
  removed: (name) => `हटाइयो: ${name}`,
  room: (count) => `अझै ${count} थप्न सकिन्छ।`,
  name: 'नाम',
  names: ['आधारभूत', 'मानक', 'उत्कृष्ट'],
  description: 'खरिदकर्ताले के पाउँछन्',
  price: 'मूल्य',
  days: 'काम गर्ने दिन',
  revisions: 'संशोधन',
  anyNumber: 'जति पनि संशोधन',
};

export const PackagePicker: Texts['PackagePicker'] = { label: 'प्याकेजहरू' };

export const PackageTable: Texts['PackageTable'] = {
  caption: 'प्याकेजहरूको तुलना',
  package: 'प्याकेज',
  content: 'तपाईंले के पाउनुहुन्छ',
  choose: 'छान्नुहोस्',
  chosen: 'छानिएको',
};

export const Pagination: Texts['Pagination'] = {
  label: 'पृष्ठहरू',
  first: 'पहिलो',
  previous: 'अघिल्लो',
  next: 'अर्को',
  last: 'अन्तिम',
  page: (page) => `पृष्ठ ${page}`,
};

export const PasswordField: Texts['PasswordField'] = {
  show: 'लेखिएको देखाउनुहोस्',
  hide: 'लेखिएको लुकाउनुहोस्',
};

export const PictureSorter: Texts['PictureSorter'] = {
  cover: 'आवरण',
  makeCover: 'आवरण बनाउनुहोस्',
  picture: (number) => `तस्बिर ${number}`,
  alt: 'तस्बिरमा के देखिन्छ',
};

export const Price: Texts['Price'] = { from: (price) => `${price} देखि` };

export const PriceCard: Texts['PriceCard'] = {
  hint: 'अर्डर गर्नुअघि मलाई सम्पर्क गर्नुहोस्, म तपाईंको कामको अनुमान दिन्छु।',
  rating: 'समग्र मूल्याङ्कन',
  reviews: 'समीक्षा',
  orders: 'अर्डर',
  add: (price) => `इच्छा-सूचीमा थप्नुहोस् (${price})`,
  added: 'इच्छा-सूचीमा पहिले नै छ',
  update: 'इच्छा-सूची अद्यावधिक गर्नुहोस्',
  edit: 'आफ्नो सेवा सम्पादन गर्नुहोस्',
  own: 'यो तपाईंकै सेवा हो: तपाईं यसलाई न अर्डर गर्न सक्नुहुन्छ, न समीक्षा।',
  extra: 'थप:',
  noExtra: 'अहिले कुनै थप सेवा छैन।',
};

export const PriceLines: Texts['PriceLines'] = { total: 'जम्मा', empty: 'अहिलेसम्म केही छानिएको छैन।' };

export const PriceSlider: Texts['PriceSlider'] = {
  label: 'मूल्य',
  lowest: (label) => `न्यूनतम ${label}`,
  highest: (label) => `अधिकतम ${label}`,
  typedLowest: (label, currency) => `न्यूनतम ${label}, ${currency === 'INR' ? 'रुपैयाँ' : currency}मा`,
  typedHighest: (label, currency) => `अधिकतम ${label}, ${currency === 'INR' ? 'रुपैयाँ' : currency}मा`,
};

export const ProposalCard: Texts['ProposalCard'] = {
  own: 'तपाईंको प्रस्ताव',
  ofBuyer: 'खरिदकर्ताको प्रस्ताव',
  ofSeller: 'बिक्रेताको प्रस्ताव',
  waitsForReader: 'तपाईंको जवाफ पर्खिँदै',
  waitsForBuyer: 'खरिदकर्ताको जवाफ पर्खिँदै',
  waitsForSeller: 'बिक्रेताको जवाफ पर्खिँदै',
  days: (_count, written) => `थप ${written} दिन`,
  cancellation: 'अर्डर रद्द गर्ने',
  refund: (amount) => `${amount} फिर्ता`,
  due: 'त्यसपछि दिनुपर्ने मिति',
  returned: 'खरिदकर्ताले फिर्ता पाउने',
  kept: 'बिक्रेतासँग रहने',
  lapses: (date) => `जवाफ नआए ${date} मा अस्वीकृत मानिन्छ।`,
};

export const QuestionEditor: Texts['QuestionEditor'] = {
  label: 'खरिदकर्तालाई प्रश्न',
  add: 'प्रश्न थप्नुहोस्',
  question: (number) => `प्रश्न ${number}`,
  text: 'तपाईं के जान्न चाहनुहुन्छ',
  kind: 'उत्तरको प्रकार',
  kinds: ['एक हरफ', 'लामो पाठ', 'धेरै विकल्पमध्ये एक'],
  required: 'उत्तर दिनैपर्छ',
  options: 'विकल्पहरू',
  addOption: 'विकल्प थप्नुहोस्',
  option: (number) => `विकल्प ${number}`,
};

export const Rating: Texts['Rating'] = {
  labels: ['धेरै नराम्रो', 'नराम्रो', 'ठीकै', 'राम्रो', 'उत्कृष्ट'],
  before: 'मूल्याङ्कन: ५ मा ',
  after: '',
  reviews: (_count, written) => `${written} समीक्षा`,
};

export const RatingHistogram: Texts['RatingHistogram'] = { label: 'मूल्याङ्कनहरू' };

export const ReportDialog: Texts['ReportDialog'] = {
  title: 'उजुरी गर्नुहोस्',
  reason: 'के गलत छ?',
  text: 'हामीले के जान्नुपर्छ?',
  textHint: 'यो बजार चलाउनेहरूले मात्र पढ्छन्। जसको उजुरी गर्नुहुन्छ, उसले तपाईंको नाम थाहा पाउँदैन।',
  cancel: 'रद्द गर्नुहोस्',
  submit: 'उजुरी पठाउनुहोस्',
};

export const ReviewDialog: Texts['ReviewDialog'] = {
  title: 'समीक्षा लेख्नुहोस्',
  rating: 'मूल्याङ्कन',
  comment: 'टिप्पणी',
  cancel: 'रद्द गर्नुहोस्',
  submit: 'पठाउनुहोस्',
};

export const HelpfulButton: Texts['HelpfulButton'] = {
  label: (count, written) => (count === 0 ? 'उपयोगी' : `उपयोगी (${written})`),
};

export const ReplyForm: Texts['ReplyForm'] = {
  label: 'तपाईंको जवाफ',
  hint: 'यो सबैले पढ्न सक्छन्। तपाईं एक पटक जवाफ दिन सक्नुहुन्छ।',
  send: 'जवाफ दिनुहोस्',
  cancel: 'रद्द गर्नुहोस्',
};

export const ReviewFilters: Texts['ReviewFilters'] = {
  label: 'कुन समीक्षा देखाउने',
  sort: 'समीक्षाको क्रम',
  sorts: {
    newest: 'नयाँ पहिले',
    helpful: 'सबैभन्दा उपयोगी पहिले',
    highest: 'राम्रो पहिले',
    lowest: 'नराम्रो पहिले',
  },
  verified: 'किन्नेहरूको मात्र',
  clear: (name) => `“${name}” मात्र: सबै देखाउनुहोस्`,
};

export const VerifiedMark: Texts['VerifiedMark'] = {
  label: (count, written) => (count > 1 ? `यहाँबाट किनेको, ${written} अर्डर` : 'यहाँबाट किनेको'),
};

export const ReviewList: Texts['ReviewList'] = {
  title: (count) => `समीक्षा (जम्मा ${count})`,
  empty: 'अहिलेसम्म समीक्षा छैन। कस्तो रह्यो, सबैभन्दा पहिले तपाईं बताउनुहोस्।',
  unknown: 'अज्ञात',
  noneMatching: 'यस्तो समीक्षा छैन।',
  changed: 'परिवर्तन',
  reply: 'विक्रेताको जवाफ',
  removed: 'बजारले हटायो:',
  profile: (name) => `${name} को प्रोफाइल`,
};

export const SalesChart: Texts['SalesChart'] = {
  empty: 'अहिलेसम्म बिक्री भएको छैन।',
  showFigures: 'अङ्कहरू देखाउनुहोस्',
  date: 'मिति',
  amount: 'रकम',
  course: (first, last) => `${first.date} मा ${first.amount}, ${last.date} मा ${last.amount}`,
};

export const ScoreCard: Texts['ScoreCard'] = {
  of: (score) => `100 मध्ये ${score}`,
  none: 'अहिलेसम्म अङ्क छैन',
  points: (points, most) => `${most} मध्ये ${points}`,
};

export const SearchField: Texts['SearchField'] = { submit: 'खोज्नुहोस्' };
export const SuggestField: Texts['SuggestField'] = {
  list: 'सुझावहरू',
  found: (count) => `सुझावहरू: ${count}`,
};

export const SellerCard: Texts['SellerCard'] = {
  unknown: 'अज्ञात विखरिदकर्ता',
  from: 'ठाउँ',
  memberSince: 'सदस्य भएको',
  bio: 'परिचय',
  noBio: 'परिचय दिइएको छैन',
  ask: 'प्रश्न सोध्नुहोस्',
  contact: 'मलाई सम्पर्क गर्नुहोस्',
  profile: 'प्रोफाइल हेर्नुहोस्',
};

export const ServiceCard: Texts['ServiceCard'] = {
  unknownSeller: 'अज्ञात विखरिदकर्ता',
  reviews: (_count, written) => `(${written} समीक्षा)`,
  details: 'विवरण हेर्नुहोस्',
  from: 'सुरु मूल्य',
};

export const ServiceGallery: Texts['ServiceGallery'] = {
  carousel: 'तस्बिरमाला',
  thumbnails: 'तस्बिरहरू',
  start: 'आफैँ चल्न दिनुहोस्',
  stop: 'रोक्नुहोस्',
  previous: 'अघिल्लो तस्बिर',
  next: 'अर्को तस्बिर',
  picture: (number) => `तस्बिर ${number}`,
  pictureOf: (title, number, count) => `${title}, ${count} मध्ये तस्बिर ${number}`,
};

export const ServiceTerms: Texts['ServiceTerms'] = {
  delivery: 'डेलिभरी',
  days: (_count, written) => `${written} दिन`,
  revisions: 'संशोधन',
  anyRevisions: 'जति पनि',
  noRevisions: 'छैन',
};

export const Sidebar: Texts['Sidebar'] = { label: 'ड्यासबोर्ड' };

export const SkipLink: Texts['SkipLink'] = { skip: 'सिधै सामग्रीमा जानुहोस्' };

export const Spinner: Texts['Spinner'] = { label: 'लोड हुँदै छ' };

export const StatusBadge: Texts['StatusBadge'] = {
  Delivered: 'बुझाइयो',
  Processing: 'काम हुँदै छ',
  paid: 'भुक्तानी भयो',
  'Not Paid': 'भुक्तानी भएको छैन',
};

export const StepForm: Texts['StepForm'] = {
  step: (number, count) => `${count} मध्ये चरण ${number}`,
  back: 'पछाडि',
  next: 'अगाडि बढ्नुहोस्',
  send: 'पठाउनुहोस्',
};

export const TagInput: Texts['TagInput'] = {
  chosen: (label) => `${label}: छानिएका`,
  remove: (tag) => `${tag} हटाउनुहोस्`,
  added: (tag) => `थपियो: ${tag}`,
  removed: (tag) => `हटाइयो: ${tag}`,
  twice: (tag) => `${tag} पहिले नै छ।`,
  full: (most) => `सूची पूरा भयो: ${most} भन्दा बढी हुन सक्दैन।`,
  unknown: (word) => `${word} सूचीमा छैन।`,
};

export const ThemeSwitch: Texts['ThemeSwitch'] = {
  label: 'थिम',
  light: 'उज्यालो',
  dark: 'अँध्यारो',
  system: 'सिस्टमजस्तै',
};

export const Timeline: Texts['Timeline'] = { toCome: ', हुन बाँकी' };

export const TopNav: Texts['TopNav'] = {
  menu: 'मेनु',
  close: 'बन्द गर्नुहोस्',
  main: 'मुख्य मेनु',
  all: (label) => `${label} अन्तर्गत सबै`,
  wishlist: 'इच्छा-सूची',
  account: 'तपाईंको खाता',
  you: 'तपाईं',
  profile: 'प्रोफाइल',
  dashboard: 'ड्यासबोर्ड',
  orders: 'अर्डरहरू',
  messages: 'सन्देशहरू',
  logOut: 'लग आउट',
  signUp: 'साइन अप',
  logIn: 'लग इन',
};

export const UnreadBadge: Texts['UnreadBadge'] = { unread: (count) => `नपढिएका: ${count}` };

export const UsersTable: Texts['UsersTable'] = {
  caption: 'प्रयोगकर्ताहरू',
  name: 'नाम',
  email: 'इमेल',
  action: 'कार्य',
  profile: (name) => `${name} को प्रोफाइल`,
};

export const WishlistItem: Texts['WishlistItem'] = {
  order: 'अहिले अर्डर गर्नुहोस्',
  remove: (title) => `${title} हटाउनुहोस्`,
};

export const WishlistSummary: Texts['WishlistSummary'] = {
  title: 'सारांश',
  subtotal: 'उप-जम्मा',
  units: (_count, written) => `${written} एकाइ`,
  total: 'जम्मा मूल्य',
};
