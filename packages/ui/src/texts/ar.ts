import { pluralIn } from './plural.ts';
import type { Texts } from './Texts.ts';

const plural = pluralIn('ar');

const countReviews = (count: number, written: string) =>
  plural(count, {
    zero: 'لا مراجعات',
    one: 'مراجعة واحدة',
    two: 'مراجعتان',
    few: `${written} مراجعات`,
    many: `${written} مراجعة`,
    other: `${written} مراجعة`,
  });

const countDays = (count: number, written: string) =>
  plural(count, {
    one: 'يوم واحد',
    two: 'يومان',
    few: `${written} أيام`,
    many: `${written} يومًا`,
    other: `${written} يوم`,
  });

export const Alert: Texts['Alert'] = { dismiss: 'إخفاء' };

export const Breadcrumbs: Texts['Breadcrumbs'] = { label: 'مسار التنقل' };

export const CardFields: Texts['CardFields'] = {
  cardNumber: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء',
  cvc: 'رمز الأمان',
};

export const CategoryChips: Texts['CategoryChips'] = { label: 'الفئات' };

export const CheckoutSteps: Texts['CheckoutSteps'] = {
  label: 'إتمام الطلب',
  steps: ['بيانات الطلب', 'تأكيد الطلب', 'الدفع'],
  done: '، تمّت',
};

export const Combobox: Texts['Combobox'] = {
  open: 'عرض الاقتراحات',
  clear: 'مسح',
  loading: 'جارٍ البحث',
  nothing: 'لا توجد نتائج.',
  found: (count) => `عدد الاقتراحات: ${count}`,
};

export const ConfirmDialog: Texts['ConfirmDialog'] = { cancel: 'إلغاء' };

export const ConversationList: Texts['ConversationList'] = {
  label: 'المحادثات',
  empty: 'ليست لديك محادثات بعد.',
  noneFound: 'لا توجد محادثة مطابقة.',
  own: 'أنت: ',
  muted: '، مكتومة',
  older: 'عرض المحادثات الأقدم',
};

export const CookieNotice: Texts['CookieNotice'] = {
  label: 'ملفات تعريف الارتباط',
  accept: 'قبول الكل',
  decline: 'الضرورية فقط',
};

export const DataTable: Texts['DataTable'] = {
  sorted: (column, direction) =>
    `مرتّب حسب ${column}، ${direction === 'ascending' ? 'تصاعديًا' : 'تنازليًا'}`,
};

export const DatePicker: Texts['DatePicker'] = {
  open: 'اختر تاريخًا',
  calendar: 'التقويم',
  previous: 'الشهر السابق',
  next: 'الشهر التالي',
  today: (day) => `اليوم، ${day}`,
  selected: (day) => `${day}، محدد`,
};

export const Dialog: Texts['Dialog'] = { close: 'إغلاق' };

export const DisputePanel: Texts['DisputePanel'] = {
  label: 'النزاع',
  reader: 'أنت',
  buyer: 'المشتري',
  seller: 'البائع',
  opened: (date) => `فُتح في ${date}`,
  wanted: 'ما ينبغي أن يستردّه المشتري',
  nothing: 'لا شيء',
  answer: 'الرد',
  noAnswer: 'لا رد بعد.',
  answerBy: (date) => `مهلة الرد حتى ${date}`,
  appeal: 'يطلب قرارًا آخر',
  market: 'قرار إدارة السوق',
  decided: (date) => `صدر القرار في ${date}`,
  refund: 'يستردّ المشتري المبلغ كله.',
  part: (amount) => `يستردّ المشتري ${amount} ويحصل البائع على الباقي.`,
  release: 'يحصل البائع على المبلغ.',
  takesEffect: (date) => `يُنقل المبلغ في ${date} ما لم يُطلب قرار آخر قبل ذلك.`,
  isFinal: 'لا قرار آخر بعد هذا القرار.',
};

export const ErrorState: Texts['ErrorState'] = { retry: 'حاول مرة أخرى' };

export const ExtraEditor: Texts['ExtraEditor'] = {
  label: 'الإضافات',
  add: 'أضف خدمة إضافية',
  extra: (number) => `الإضافة ${number}`,
  title: 'ما يحصل عليه المشتري',
  price: 'السعر',
  days: 'أيام إضافية',
  faster: 'الرقم الأقل من 0 يجعل التسليم أسرع.',
  revisions: 'تعديلات إضافية',
  most: 'الحد الأقصى للعدد',
};

export const ExtraList: Texts['ExtraList'] = {
  label: 'إضافات',
  each: (price) => `${price} للواحدة`,
  later: (count, written) => `+ ${countDays(count, written)}`,
  faster: (count, written) => `أسرع بـ ${countDays(count, written)}`,
  revisions: (count, written) =>
    plural(count, {
      one: '+ تعديل واحد',
      two: '+ تعديلان',
      few: `+ ${written} تعديلات`,
      many: `+ ${written} تعديلًا`,
      other: `+ ${written} تعديل`,
    }),
  gone: 'لم تعد متاحة',
  quantity: 'الكمية',
  less: 'أنقص واحدة',
  more: 'زد واحدة',
};

export const FaqList: Texts['FaqList'] = { title: 'الأسئلة الشائعة' };

export const FileDrop: Texts['FileDrop'] = {
  choose: 'اختر ملفات',
  drop: 'أو أفلتها هنا',
  tooLarge: (names, size) => `لم تُقبل: ${names}. الحد الأقصى للملف ${size}.`,
  wrongKind: (names) => `لم تُقبل: ${names}. هذا النوع من الملفات غير مسموح.`,
};

export const FileList: Texts['FileList'] = {
  label: 'الملفات',
  sending: (name) => `جارٍ إرسال ${name}`,
  checking: 'قيد الفحص من البرمجيات الضارة',
  failed: 'لم يُرسل.',
  retry: (name) => `إرسال ${name} مرة أخرى`,
  cancel: (name) => `إيقاف إرسال ${name}`,
  remove: (name) => `إزالة ${name}`,
  refused: 'مرفوض.',
  risky: 'قد يغيّر جهازك عند فتحه',
  fetch: 'تنزيل',
  ask: (name) => `تنزيل ${name}؟`,
  risk: 'قد تسبب البرامج والنصوص البرمجية والمستندات من هذا النوع ضررًا عند فتحها. لا تفتحه إلا إذا كنت تتوقعه وتثق بمرسله.',
};

export const ActiveFilters: Texts['ActiveFilters'] = {
  label: 'عوامل التصفية المختارة',
  remove: (name) => `إزالة عامل التصفية ${name}`,
  clear: 'مسح الكل',
};

export const SortSelect: Texts['SortSelect'] = {
  label: 'الترتيب حسب',
  sort: 'رتّب',
};

export const FilterPanel: Texts['FilterPanel'] = {
  label: 'عوامل التصفية',
  chosen: 'عوامل التصفية المختارة',
  remove: (name) => `إزالة عامل التصفية ${name}`,
  clear: 'مسح الكل',
  show: 'عرض النتائج',
};

export const FunnelBars: Texts['FunnelBars'] = {
  share: (share) => `${share} من الخطوة السابقة`,
};

export const ImagePicker: Texts['ImagePicker'] = {
  choose: 'اختر صورة',
  drop: 'أو أفلتها هنا',
  chooseSeveral: 'اختر صورًا',
  dropSeveral: 'أو أفلتها هنا',
  chosen: 'الصور المختارة',
  cover: 'الغلاف',
  moveForward: (name) => `تقديم ${name}`,
  moveBack: (name) => `تأخير ${name}`,
  remove: (name) => `إزالة ${name}`,
  onlyPictures: (names) => `لم تُضف: ${names}. يمكن اختيار الصور فقط.`,
  onlyOne: (names) => `لم تُضف: ${names}. يمكن اختيار صورة واحدة فقط.`,
};

const sellerLevels = {
  new: 'جديد',
  none: 'بلا مستوى بعد',
  one: 'المستوى 1',
  two: 'المستوى 2',
  top: 'بائع متميز',
};

export const LevelBadge: Texts['LevelBadge'] = {
  level: (level, days, count) => {
    if (days === null) return sellerLevels[level];
    if (days === 0) return `${sellerLevels[level]}، ينخفض اليوم`;
    return days === 1
      ? `${sellerLevels[level]}، ينخفض غدًا`
      : `${sellerLevels[level]}، ينخفض بعد أيام عددها ${count}`;
  },
};

export const ListEditor: Texts['ListEditor'] = {
  add: 'أضف عنصرًا آخر',
  move: (name) => `نقل ${name}`,
  moveUp: (name) => `نقل إلى أعلى: ${name}`,
  moveDown: (name) => `نقل إلى أسفل: ${name}`,
  moveForward: (name) => `تقديم: ${name}`,
  moveBack: (name) => `تأخير: ${name}`,
  remove: (name) => `إزالة ${name}`,
  keys: 'اسحبه أو حرّكه بمفاتيح الأسهم.',
  moved: (place, count) => `نُقل إلى الموضع ${place} من ${count}`,
  removed: (name) => `أُزيل: ${name}`,
  room: (count) => `يمكن إضافة ${count} بعد.`,
  full: (most) => `اكتملت القائمة: الحد الأقصى ${most}.`,
};

export const MessageComposer: Texts['MessageComposer'] = {
  label: 'الرسالة',
  hint: 'يرسلها الضغط على Ctrl+Enter.',
  send: 'إرسال',
};

export const MessageList: Texts['MessageList'] = {
  label: 'الرسائل',
  empty: 'لم يكتب أحد بعد.',
  own: 'أنت: ',
  other: (name) => `من ${name}: `,
  sending: 'جارٍ الإرسال',
  failed: 'لم تُرسل.',
  retry: 'أرسل مرة أخرى',
  older: 'عرض الرسائل الأقدم',
  subject: 'بشأن',
  held: 'لم تُعرض بعد.',
  deleted: 'حُذفت هذه الرسالة.',
  seen: 'شوهدت',
  delete: 'حذف هذه الرسالة',
  report: 'الإبلاغ عن هذه الرسالة',
};

export const MetricTile: Texts['MetricTile'] = {
  more: (share) => `أكثر من السابق بنسبة ${share}`,
  less: (share) => `أقل من السابق بنسبة ${share}`,
  same: 'مثل السابق',
};

export const NotificationList: Texts['NotificationList'] = {
  label: 'الإشعارات',
  empty: 'لم يحدث شيء بعد.',
  unseen: 'جديد: ',
  markSeen: 'تعليم الكل كمقروء',
  older: 'عرض الإشعارات الأقدم',
};

export const NotificationMenu: Texts['NotificationMenu'] = {
  label: 'الإشعارات',
  withNew: (count) => `الإشعارات، الجديد منها: ${count}`,
  loading: 'جارٍ تحميل الإشعارات',
  all: 'كل الإشعارات',
};

export const NumberField: Texts['NumberField'] = { less: 'أقل', more: 'أكثر' };

export const OfferCard: Texts['OfferCard'] = {
  open: 'مفتوح',
  accepted: 'مقبول',
  declined: 'مرفوض',
  withdrawn: 'مسحوب',
  expired: 'منتهي الصلاحية',
  label: 'عرض خاص',
  expires: (date) => `ينتهي في ${date}`,
  hasExpired: (date) => `انتهى في ${date}`,
};

export const OrderCard: Texts['OrderCard'] = {
  order: 'طلب',
  edit: (name) => `تعديل الطلب: ${name}`,
};

export const OrderSummary: Texts['OrderSummary'] = {
  title: 'الملخص',
  subtotal: 'المجموع الفرعي',
  oneUnit: 'وحدة واحدة',
  total: 'المجموع',
};

export const OrderTimeline: Texts['OrderTimeline'] = { done: '، تمّ', toCome: '، لم يحن بعد' };

export const OrdersTable: Texts['OrdersTable'] = {
  caption: 'الطلبات',
  service: 'الخدمة',
  id: 'رقم الطلب',
  amount: 'المبلغ',
  status: 'الحالة',
  action: 'الإجراء',
  open: (name) => `فتح الطلب: ${name}`,
  serviceGone: 'لم تعد هذه الخدمة معروضة.',
  accountGone: 'لم يعد هذا الحساب موجودًا.',
};

export const PackageEditor: Texts['PackageEditor'] = {
  label: 'الباقات',
  add: 'أضف باقة',
  package: (number) => `الباقة ${number}`,
  remove: (name) => `إزالة ${name}`,
  removed: (name) => `أُزيلت: ${name}`,
  room: (count) => `يمكن إضافة ${count} بعد.`,
  name: 'الاسم',
  names: ['أساسية', 'قياسية', 'مميزة'],
  description: 'ما يحصل عليه المشتري',
  price: 'السعر',
  days: 'أيام العمل',
  revisions: 'التعديلات',
  anyNumber: 'عدد غير محدود من التعديلات',
};

export const PackagePicker: Texts['PackagePicker'] = { label: 'الباقات' };

export const PackageTable: Texts['PackageTable'] = {
  caption: 'مقارنة الباقات',
  package: 'الباقة',
  content: 'ما ستحصل عليه',
  choose: 'اختر',
  chosen: 'مختارة',
};

export const Pagination: Texts['Pagination'] = {
  label: 'الصفحات',
  first: 'الأولى',
  previous: 'السابقة',
  next: 'التالية',
  last: 'الأخيرة',
  page: (page) => `صفحة ${page}`,
};

export const PasswordField: Texts['PasswordField'] = { show: 'إظهار ما كُتب', hide: 'إخفاء ما كُتب' };

export const PictureSorter: Texts['PictureSorter'] = {
  cover: 'الغلاف',
  makeCover: 'اجعلها الغلاف',
  picture: (number) => `الصورة ${number}`,
  alt: 'ما تُظهره الصورة',
};

export const Price: Texts['Price'] = { from: (price) => `ابتداءً من ${price}` };

export const PriceCard: Texts['PriceCard'] = {
  hint: 'تواصل معي قبل الطلب لتقدير كلفة مشروعك.',
  rating: 'التقييم العام',
  reviews: 'المراجعات',
  orders: 'الطلبات',
  add: (price) => `أضف إلى المفضلة (${price})`,
  added: 'موجودة في المفضلة',
  update: 'حدّث المفضلة',
  edit: 'عدّل خدمتك',
  own: 'هذه خدمتك أنت: لا يمكنك طلبها ولا تقييمها.',
  extra: 'إضافات:',
  noExtra: 'لا توجد خدمات إضافية حاليًا.',
};

export const PriceLines: Texts['PriceLines'] = { total: 'المجموع', empty: 'لم يُختر شيء بعد.' };

export const PriceSlider: Texts['PriceSlider'] = {
  label: 'السعر',
  lowest: (label) => `أدنى ${label}`,
  highest: (label) => `أعلى ${label}`,
  typedLowest: (label, currency) => `أدنى ${label} (${currency})`,
  typedHighest: (label, currency) => `أعلى ${label} (${currency})`,
};

export const ProposalCard: Texts['ProposalCard'] = {
  own: 'اقتراحك',
  ofBuyer: 'اقتراح المشتري',
  ofSeller: 'اقتراح البائع',
  waitsForReader: 'بانتظارك',
  waitsForBuyer: 'بانتظار المشتري',
  waitsForSeller: 'بانتظار البائع',
  days: (count, written) =>
    plural(count, {
      one: 'يوم إضافي واحد',
      two: 'يومان إضافيان',
      few: `${written} أيام إضافية`,
      many: `${written} يومًا إضافيًا`,
      other: `${written} يوم إضافي`,
    }),
  cancellation: 'إلغاء الطلب',
  refund: (amount) => `استرداد ${amount}`,
  due: 'موعد التسليم حينها',
  returned: 'ما يستردّه المشتري',
  kept: 'ما يبقى للبائع',
  lapses: (date) => `يُعدّ مرفوضًا في ${date} إن لم يُجب عنه.`,
};

export const QuestionEditor: Texts['QuestionEditor'] = {
  label: 'أسئلة للمشتري',
  add: 'أضف سؤالًا',
  question: (number) => `السؤال ${number}`,
  text: 'ما تريد معرفته',
  kind: 'نوع الإجابة',
  kinds: ['سطر واحد', 'نص أطول', 'واحد من عدة خيارات'],
  required: 'الإجابة إلزامية',
  options: 'الخيارات',
  addOption: 'أضف خيارًا',
  option: (number) => `الخيار ${number}`,
};

export const Rating: Texts['Rating'] = {
  labels: ['سيئ جدًا', 'سيئ', 'مقبول', 'جيد', 'ممتاز'],
  before: 'التقييم: ',
  after: ' من 5',
  reviews: countReviews,
};

export const RatingHistogram: Texts['RatingHistogram'] = { label: 'التقييمات' };

export const ReportDialog: Texts['ReportDialog'] = {
  title: 'الإبلاغ',
  reason: 'ما المشكلة؟',
  text: 'ماذا ينبغي أن نعرف؟',
  textHint: 'لا يقرأ هذا إلا القائمون على السوق، ولا يعرف من تُبلغ عنه أنك أنت من أبلغ.',
  cancel: 'إلغاء',
  submit: 'إرسال البلاغ',
};

export const ReviewDialog: Texts['ReviewDialog'] = {
  title: 'أرسل مراجعة',
  rating: 'التقييم',
  comment: 'التعليق',
  cancel: 'إلغاء',
  submit: 'إرسال',
};

export const HelpfulButton: Texts['HelpfulButton'] = {
  label: (count, written) => (count === 0 ? 'مفيدة' : `مفيدة (${written})`),
};

export const ReplyForm: Texts['ReplyForm'] = {
  label: 'ردك',
  hint: 'يمكن للجميع قراءته. يمكنك الرد مرة واحدة.',
  send: 'رد',
  cancel: 'إلغاء',
};

export const ReviewFilters: Texts['ReviewFilters'] = {
  label: 'المراجعات المعروضة',
  sort: 'ترتيب المراجعات',
  sorts: {
    newest: 'الأحدث أولًا',
    helpful: 'الأكثر فائدة أولًا',
    highest: 'الأفضل أولًا',
    lowest: 'الأسوأ أولًا',
  },
  verified: 'ممن اشتروها فقط',
  clear: (name) => `«${name}» فقط: عرض الكل`,
};

export const VerifiedMark: Texts['VerifiedMark'] = {
  label: (count, written) =>
    count > 1
      ? plural(count, {
          two: 'اشترى من هنا مرتين',
          few: `اشترى من هنا، ${written} طلبات`,
          many: `اشترى من هنا، ${written} طلبًا`,
          other: `اشترى من هنا، ${written} طلب`,
        })
      : 'اشترى من هنا',
};

export const ReviewList: Texts['ReviewList'] = {
  title: (count) => `المراجعات (${count})`,
  empty: 'لا مراجعات بعد. كن أول من يروي تجربته.',
  unknown: 'غير معروف',
  noneMatching: 'لا مراجعة كهذه.',
  changed: 'عُدّلت في',
  reply: 'رد البائع',
  removed: 'أزالها السوق:',
  profile: (name) => `ملف ${name}`,
};

export const SalesChart: Texts['SalesChart'] = {
  empty: 'لا مبيعات بعد.',
  showFigures: 'إظهار الأرقام',
  date: 'التاريخ',
  amount: 'المبلغ',
  course: (first, last) => `${first.amount} في ${first.date}، و${last.amount} في ${last.date}`,
};

export const ScoreCard: Texts['ScoreCard'] = {
  of: (score) => `${score} من 100`,
  none: 'لا نقاط بعد',
  points: (points, most) => `${points} من ${most}`,
};

export const SearchField: Texts['SearchField'] = { submit: 'بحث' };
export const SuggestField: Texts['SuggestField'] = {
  list: 'اقتراحات',
  found: (count) => `عدد الاقتراحات: ${count}`,
};

export const SellerCard: Texts['SellerCard'] = {
  unknown: 'بائع غير معروف',
  from: 'من',
  memberSince: 'عضو منذ',
  bio: 'نبذة',
  noBio: 'لا توجد نبذة',
  ask: 'طرح سؤال',
  contact: 'تواصل معي',
  profile: 'عرض الملف',
};

export const ServiceCard: Texts['ServiceCard'] = {
  unknownSeller: 'بائع غير معروف',
  reviews: (count, written) => `(${countReviews(count, written)})`,
  details: 'عرض التفاصيل',
  from: 'ابتداءً من',
};

export const ServiceGallery: Texts['ServiceGallery'] = {
  carousel: 'عرض صور',
  thumbnails: 'الصور',
  start: 'بدء التقليب',
  stop: 'إيقاف التقليب',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  picture: (number) => `الصورة ${number}`,
  pictureOf: (title, number, count) => `${title}، الصورة ${number} من ${count}`,
};

export const ServiceTerms: Texts['ServiceTerms'] = {
  delivery: 'التسليم',
  days: countDays,
  revisions: 'التعديلات',
  anyRevisions: 'بلا حد',
  noRevisions: 'لا شيء',
};

export const Sidebar: Texts['Sidebar'] = { label: 'لوحة التحكم' };

export const SkipLink: Texts['SkipLink'] = { skip: 'انتقل إلى المحتوى' };

export const Spinner: Texts['Spinner'] = { label: 'جارٍ التحميل' };

export const StatusBadge: Texts['StatusBadge'] = {
  Delivered: 'سُلِّم',
  Processing: 'قيد التنفيذ',
  paid: 'مدفوع',
  'Not Paid': 'غير مدفوع',
};

export const StepForm: Texts['StepForm'] = {
  step: (number, count) => `الخطوة ${number} من ${count}`,
  back: 'رجوع',
  next: 'متابعة',
  send: 'إرسال',
};

export const TagInput: Texts['TagInput'] = {
  chosen: (label) => `${label}: المختارة`,
  remove: (tag) => `إزالة ${tag}`,
  added: (tag) => `أُضيف: ${tag}`,
  removed: (tag) => `أُزيل: ${tag}`,
  twice: (tag) => `${tag} موجود بالفعل.`,
  full: (most) => `اكتملت القائمة: الحد الأقصى ${most}.`,
  unknown: (word) => `${word} ليس في القائمة.`,
};

export const ThemeSwitch: Texts['ThemeSwitch'] = {
  label: 'المظهر',
  light: 'فاتح',
  dark: 'داكن',
  system: 'حسب النظام',
};

export const Timeline: Texts['Timeline'] = { toCome: '، لاحقًا' };

export const TopNav: Texts['TopNav'] = {
  menu: 'القائمة',
  close: 'إغلاق',
  main: 'القائمة الرئيسية',
  all: (label) => `كل ما في ${label}`,
  wishlist: 'المفضلة',
  account: 'حسابك',
  you: 'أنت',
  profile: 'الملف الشخصي',
  dashboard: 'لوحة التحكم',
  orders: 'الطلبات',
  messages: 'الرسائل',
  logOut: 'تسجيل الخروج',
  signUp: 'إنشاء حساب',
  logIn: 'تسجيل الدخول',
};

export const UnreadBadge: Texts['UnreadBadge'] = { unread: (count) => `غير مقروء: ${count}` };

export const UsersTable: Texts['UsersTable'] = {
  caption: 'المستخدمون',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  action: 'الإجراء',
  profile: (name) => `ملف ${name}`,
};

export const WishlistItem: Texts['WishlistItem'] = {
  order: 'اطلب الآن',
  remove: (title) => `إزالة ${title}`,
};

export const WishlistSummary: Texts['WishlistSummary'] = {
  title: 'الملخص',
  subtotal: 'المجموع الفرعي',
  units: (count, written) =>
    plural(count, {
      one: 'وحدة واحدة',
      two: 'وحدتان',
      few: `${written} وحدات`,
      other: `${written} وحدة`,
    }),
  total: 'السعر الإجمالي',
};
