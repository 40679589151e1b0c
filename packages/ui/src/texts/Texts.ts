import type { alertTexts } from '../feedback/Alert/Alert.texts.ts';
import type { breadcrumbsTexts } from '../navigation/Breadcrumbs/Breadcrumbs.texts.ts';
import type { cardFieldsTexts } from '../inputs/CardFields/CardFields.texts.ts';
import type { categoryChipsTexts } from '../market/CategoryChips/CategoryChips.texts.ts';
import type { checkoutStepsTexts } from '../market/CheckoutSteps/CheckoutSteps.texts.ts';
import type { confirmDialogTexts } from '../feedback/ConfirmDialog/ConfirmDialog.texts.ts';
import type { dataTableTexts } from '../data/DataTable/DataTable.texts.ts';
import type { dialogTexts } from '../feedback/Dialog/Dialog.texts.ts';
import type { errorStateTexts } from '../feedback/ErrorState/ErrorState.texts.ts';
import type { imagePickerTexts } from '../inputs/ImagePicker/ImagePicker.texts.ts';
import type { numberFieldTexts } from '../inputs/NumberField/NumberField.texts.ts';
import type { orderCardTexts } from '../market/OrderCard/OrderCard.texts.ts';
import type { orderSummaryTexts } from '../market/OrderSummary/OrderSummary.texts.ts';
import type { orderTimelineTexts } from '../market/OrderTimeline/OrderTimeline.texts.ts';
import type { ordersTableTexts } from '../market/OrdersTable/OrdersTable.texts.ts';
import type { paginationTexts } from '../navigation/Pagination/Pagination.texts.ts';
import type { passwordFieldTexts } from '../inputs/PasswordField/PasswordField.texts.ts';
import type { priceCardTexts } from '../market/PriceCard/PriceCard.texts.ts';
import type { priceSliderTexts } from '../inputs/PriceSlider/PriceSlider.texts.ts';
import type { ratingTexts } from '../data/RatingStars/RatingStars.texts.ts';
import type { reviewDialogTexts } from '../market/ReviewDialog/ReviewDialog.texts.ts';
import type { reviewListTexts } from '../market/ReviewList/ReviewList.texts.ts';
import type { salesChartTexts } from '../data/SalesChart/SalesChart.texts.ts';
import type { searchFieldTexts } from '../inputs/SearchField/SearchField.texts.ts';
import type { sellerCardTexts } from '../market/SellerCard/SellerCard.texts.ts';
import type { serviceCardTexts } from '../market/ServiceCard/ServiceCard.texts.ts';
import type { serviceGalleryTexts } from '../market/ServiceGallery/ServiceGallery.texts.ts';
import type { sidebarTexts } from '../navigation/Sidebar/Sidebar.texts.ts';
import type { skipLinkTexts } from '../layout/PageLayout/SkipLink.texts.ts';
import type { spinnerTexts } from '../feedback/Spinner/Spinner.texts.ts';
import type { statusBadgeTexts } from '../market/StatusBadge/StatusBadge.texts.ts';
import type { themeSwitchTexts } from '../inputs/ThemeSwitch/ThemeSwitch.texts.ts';
import type { topNavTexts } from '../navigation/TopNav/TopNav.texts.ts';
import type { usersTableTexts } from '../market/UsersTable/UsersTable.texts.ts';
import type { wishlistItemTexts } from '../market/WishlistItem/WishlistItem.texts.ts';
import type { wishlistSummaryTexts } from '../market/OrderSummary/WishlistSummary.texts.ts';

/**
 * What every part says. English stands beside each part; another language is one object of this
 * type. A text with values in it is a function: figures, amounts and dates come as they are written.
 */
export interface Texts {
  Alert: typeof alertTexts;
  Breadcrumbs: typeof breadcrumbsTexts;
  CardFields: typeof cardFieldsTexts;
  CategoryChips: typeof categoryChipsTexts;
  CheckoutSteps: typeof checkoutStepsTexts;
  ConfirmDialog: typeof confirmDialogTexts;
  DataTable: typeof dataTableTexts;
  Dialog: typeof dialogTexts;
  ErrorState: typeof errorStateTexts;
  ImagePicker: typeof imagePickerTexts;
  NumberField: typeof numberFieldTexts;
  OrderCard: typeof orderCardTexts;
  OrderSummary: typeof orderSummaryTexts;
  OrderTimeline: typeof orderTimelineTexts;
  OrdersTable: typeof ordersTableTexts;
  Pagination: typeof paginationTexts;
  PasswordField: typeof passwordFieldTexts;
  PriceCard: typeof priceCardTexts;
  PriceSlider: typeof priceSliderTexts;
  Rating: typeof ratingTexts;
  ReviewDialog: typeof reviewDialogTexts;
  ReviewList: typeof reviewListTexts;
  SalesChart: typeof salesChartTexts;
  SearchField: typeof searchFieldTexts;
  SellerCard: typeof sellerCardTexts;
  ServiceCard: typeof serviceCardTexts;
  ServiceGallery: typeof serviceGalleryTexts;
  Sidebar: typeof sidebarTexts;
  SkipLink: typeof skipLinkTexts;
  Spinner: typeof spinnerTexts;
  StatusBadge: typeof statusBadgeTexts;
  ThemeSwitch: typeof themeSwitchTexts;
  TopNav: typeof topNavTexts;
  UsersTable: typeof usersTableTexts;
  WishlistItem: typeof wishlistItemTexts;
  WishlistSummary: typeof wishlistSummaryTexts;
}
