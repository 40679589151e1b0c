import { createRoot } from 'react-dom/client';
import { Page } from './Page';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
