/** Everything that the site uses of its router. No other file knows which router that is. */
export {
  BrowserRouter,
  type Location,
  matchRoutes,
  MemoryRouter,
  Navigate,
  type Params,
  StaticRouter,
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
} from 'react-router-dom';
